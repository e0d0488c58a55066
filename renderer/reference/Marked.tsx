/** A text with the words that were searched for marked in it. Searches nothing. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { findWords } from './fold';

/** The words to mark, as `wordsOf` gives them; none unless a search led here. */
export const SoughtWords = createContext<readonly string[]>([]);

export function Marked({ text }: { readonly text: string }) {
  const words = useContext(SoughtWords);
  const ranges = words.length === 0 ? [] : findWords(text, words);
  if (ranges.length === 0) return <>{text}</>;
  const before = (index: number): number => ranges[index - 1]?.[1] ?? 0;
  return (
    <>
      {ranges.map(([begin, end], index) => [
        text.slice(before(index), begin),
        <mark key={begin}>{text.slice(begin, end)}</mark>,
      ])}
      {text.slice(before(ranges.length))}
    </>
  );
}
