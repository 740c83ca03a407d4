import { folded } from '#lib/format/folded.ts';

/** A text with the part that was searched for underlined. */
export function Emphasis({ text, part }: { text: string; part: string }) {
  // Where the folded text has another length, its places are not those of the text.
  const searched = folded(text);
  const at = part && searched.length === text.length ? searched.indexOf(folded(part)) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent font-bold text-inherit underline decoration-2 decoration-line-2 underline-offset-3">
        {text.slice(at, at + part.length)}
      </mark>
      {text.slice(at + part.length)}
    </>
  );
}
