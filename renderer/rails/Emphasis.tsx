/** Text from a catalogue in which *stars* mark what is set in bold. */
import { Fragment } from 'preact';

export function Emphasis({ text }: { text: string }) {
  return (
    <span>
      {text.split('*').map((part, index) => (
        <Fragment key={index}>{index % 2 === 1 ? <b>{part}</b> : part}</Fragment>
      ))}
    </span>
  );
}
