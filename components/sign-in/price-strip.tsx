import { Night } from '#components/sign-in/night.tsx';
import { parseNights } from '#components/sign-in/parse-nights.ts';
import { type SpecimenGroup, specimen } from '#components/sign-in/specimen.ts';

/** Rows grow on a tall screen, so that the strip reaches its foot. */
const rowCount = specimen.flatMap(({ rows }) => rows).length;
const columns = { gridTemplateColumns: 'repeat(26, minmax(0, 1fr))' };
const row = { ...columns, height: `max(40px, calc((100vh - 172px) / ${rowCount}))` };

/** What the product is, at a glance: four weeks of a calendar. Decoration, so hidden from assistive technology. */
export function PriceStrip() {
  return (
    <div aria-hidden="true" className="hidden overflow-hidden select-none lg:block">
      <div className="-mt-2 min-w-[1352px]">
        {specimen.map((group) => (
          <section key={group.event.name}>
            <div className="grid h-9 border-line border-b bg-sunk" style={columns}>
              <EventMark {...group.event} />
            </div>
            {group.rows.map(({ base, nights }) => (
              <div key={nights} className="relative grid border-line border-b" style={row}>
                {parseNights(nights).map((night) => (
                  <Night key={night.from} night={night} base={base} />
                ))}
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function EventMark({ name, effect, from, nights, impact }: SpecimenGroup['event']) {
  return (
    <div
      className={`mr-0.5 flex items-center gap-1.5 self-end border-high pb-0.5 pl-1.5 whitespace-nowrap ${impact === 3 ? 'border-b-3' : 'border-b-2'}`}
      style={{ gridColumn: `${from + 1} / span ${nights}` }}
    >
      <span className="flex items-end gap-[1.5px]">
        {['h-[5px]', 'h-[7px]', 'h-[9px]'].map((height, pip) => (
          <i
            key={height}
            className={`w-[3px] ${height} ${pip < impact ? 'bg-high' : 'opacity-55 shadow-[inset_0_0_0_1px_var(--color-high)]'}`}
          />
        ))}
      </span>
      {name}
      <b className="text-high">
        +{effect}
        <span className="unit">%</span>
      </b>
    </div>
  );
}
