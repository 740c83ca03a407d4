/** The product's sign: a night with an override corner, resting on its floor. */
export function Mark({ size = 20 }: { size?: number }) {
  return (
    <svg className="shrink-0 fill-none" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path className="stroke-ink" d="M2.5 2.5h15v15h-15z" />
      <path className="fill-hand" d="M2 2h8.5L2 10.5z" />
      <path className="stroke-ink" strokeWidth={3} d="M1.75 17h16.5" />
    </svg>
  );
}
