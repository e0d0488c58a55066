/** A name in Japanese beside the one in the player's language, in its own font and for its own voice. */
import { hasJapanese } from './names';
import { Marked } from './Marked';

/** Signs, and after a space how they sound: only the signs are Japanese to a screen reader. '' shows nothing. */
export function Japanese({ text }: { readonly text: string }) {
  return (
    <>
      {text
        .split(/(?<=[\u3040-\u9fff]) (?=\p{Script=Latin})/u)
        .filter((part) => part !== '')
        .map((part) =>
          hasJapanese(part) ? (
            <span key={part} class="jp dim" lang="ja">
              <Marked text={part} />
            </span>
          ) : (
            <span key={part} class="cap sound">
              <Marked text={part} />
            </span>
          ),
        )}
    </>
  );
}
