import { useLocale } from 'next-intl';
import { type IsoDate, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { type Axis, placeOf } from '#lib/reservations/timeline.ts';

/** Percent of the axis that a written date takes. */
const LABEL_SHARE = 20;

/** The weeks or months of the axis, named as often as there is room, and a strong line where today begins. */
export function AxisHead({ axis, today }: { axis: Axis; today: IsoDate }) {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const now = placeOf(toEpochDay(today), axis);
  return (
    <span aria-hidden="true" className="relative block h-5 font-normal">
      {namedTicks(axis).map((tick) => (
        <span
          key={tick}
          className="absolute top-0 border-line-2 border-l pl-1"
          style={{ left: `${placeOf(tick, axis)}%` }}
        >
          {format.format(new Date(toIsoDate(tick)))}
        </span>
      ))}
      {now >= 0 && now < 100 && (
        <span className="absolute -top-0.5 -bottom-1.5 w-0.5 bg-ink" style={{ left: `${now}%` }} />
      )}
    </span>
  );
}

function namedTicks(axis: Axis): number[] {
  const [first = 0, second = axis.to] = axis.ticks;
  const every = Math.ceil(LABEL_SHARE / (placeOf(second, axis) - placeOf(first, axis)));
  return axis.ticks.filter((tick, index) => index % every === 0 && placeOf(tick, axis) <= 100 - LABEL_SHARE);
}
