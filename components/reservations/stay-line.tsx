import { StayMark } from '#components/reservations/stay-mark.tsx';
import { kindOf, type Reservation } from '#lib/reservations/list-reservations.ts';
import { type Axis, placeOf, spanOf } from '#lib/reservations/timeline.ts';

/** One stay on the axis that all rows share. For the eye only: its dates stand in the row. */
export function StayLine({ stay, axis }: { stay: Reservation; axis: Axis }) {
  const span = spanOf(stay, axis);
  return (
    <span aria-hidden="true" className="relative block h-8 w-full overflow-hidden touch:md:h-11">
      {axis.ticks.map((tick) => (
        <span
          key={tick}
          className="absolute inset-y-0 w-px bg-line"
          style={{ left: `${placeOf(tick, axis)}%` }}
        />
      ))}
      {span && (
        <StayMark
          kind={kindOf(stay)}
          opens={span.opens}
          className="absolute top-1/2 min-w-[5px] -translate-y-1/2"
          style={{ left: `${span.left}%`, width: `${span.width}%` }}
        />
      )}
    </span>
  );
}
