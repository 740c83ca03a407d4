import type { SpecimenNight } from '#components/sign-in/parse-nights.ts';
import { classNames } from '#components/ui/class-names.ts';

/** One night, or one stay, of the strip. */
export function Night({ night, base }: { night: SpecimenNight; base: number }) {
  const span = {
    gridRow: 1,
    gridColumn: `${night.from + 1} / span ${night.kind === 'open' ? 1 : night.nights}`,
  };
  if (night.kind === 'blocked') {
    return (
      <div
        style={span}
        className="bg-hatch-bg bg-[repeating-linear-gradient(135deg,var(--color-hatch)_0_1px,transparent_1px_5px)]"
      />
    );
  }
  if (night.kind === 'stay') {
    return (
      <div
        style={span}
        className={classNames(
          'relative mr-[3px] ml-0.5 flex h-[26px] items-center justify-between gap-1 self-center overflow-hidden rounded-mark pr-1 pl-2.5 text-13 before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-booked-cap',
          night.rate === null
            ? 'bg-paper shadow-[inset_0_0_0_1px_var(--color-booked-cap)]'
            : 'bg-booked text-booked-ink',
        )}
      >
        {night.nights > 1 && (
          <span className={night.nights === 2 ? '[font-stretch:80%]' : ''}>{night.channel}</span>
        )}
        {night.rate !== null && <Figure value={night.rate} className="ml-auto font-[450]" />}
      </div>
    );
  }
  const byHand = night.mark === 'fixed' || night.mark === 'percent';
  return (
    <div
      style={span}
      className={classNames(
        'relative flex items-center justify-end border-paper border-r pr-[7px] text-[15px]',
        heat(night.price / base - 1),
        byHand && 'text-hand',
      )}
    >
      <Figure value={night.price} className={byHand ? 'font-[650]' : 'font-medium'} />
      {byHand && (
        <span
          className={classNames(
            'absolute top-0 left-0 size-[9px] bg-override',
            night.mark === 'fixed'
              ? '[clip-path:polygon(0_0,100%_0,0_100%)]'
              : '[clip-path:polygon(0_0,100%_0,0_100%,0_78%,58%_20%,20%_20%,20%_58%,0_78%)]',
          )}
        />
      )}
      {night.mark === 'ceiling' && (
        <span className="absolute inset-x-0.5 top-0.5 h-[5px] border-limit border-x-2 border-t-2" />
      )}
      {night.mark === 'floor' && (
        <span className="absolute inset-x-0.5 bottom-0.5 h-[5px] border-limit border-x-2 border-b-2" />
      )}
    </div>
  );
}

/** More digits take the width axis, never a smaller size. */
function Figure({ value, className }: { value: number; className: string }) {
  const text = String(value);
  const stretch = text.length > 4 ? '[font-stretch:75%]' : text.length > 3 ? '[font-stretch:90%]' : '';
  return (
    <span className={classNames(className, stretch)}>
      {text.length > 3 && <span className="mr-0.5">{text.slice(0, -3)}</span>}
      {text.slice(-3)}
    </span>
  );
}

function heat(overBase: number): string {
  const step =
    Math.abs(overBase) >= 0.35 ? 3 : Math.abs(overBase) >= 0.2 ? 2 : Math.abs(overBase) >= 0.05 ? 1 : 0;
  if (step === 0) return '';
  return overBase > 0
    ? (['bg-high-1', 'bg-high-2', 'bg-high-3'][step - 1] ?? '')
    : (['bg-low-1', 'bg-low-2', 'bg-low-3'][step - 1] ?? '');
}
