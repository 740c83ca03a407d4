/** The pattern of what is not there. Inside an svg's `defs`. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v4" stroke="var(--chart-hatch)" strokeWidth="1.4" />
    </pattern>
  );
}
