/** A text with the part that was searched for underlined. */
export function Emphasis({ text, part }: { text: string; part: string }) {
  const at = part ? text.toLocaleLowerCase().indexOf(part.toLocaleLowerCase()) : -1;
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
