/** The mark of a night that is held at a limit: under a price the floor, over it the ceiling. */
export function Bracket({ side }: { side: 'floor' | 'ceiling' }) {
  const edge = side === 'floor' ? 'mt-1.5 border-b-2' : 'mb-1.5 border-t-2';
  return (
    <i
      aria-hidden="true"
      className={`inline-block h-[5px] w-[13px] shrink-0 border-limit border-x-2 ${edge}`}
    />
  );
}
