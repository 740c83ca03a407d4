import { classNames } from '#components/ui/class-names.ts';
import type { StayKind } from '#lib/reservations/list-reservations.ts';

const shapes: Record<StayKind, string> = {
  accepted: 'bg-booked forced-colors:bg-[CanvasText]',
  unconfirmed: 'border border-booked-cap border-dashed',
  canceled:
    'bg-[repeating-linear-gradient(135deg,var(--color-hatch)_0_1.5px,transparent_1.5px_5px)] forced-colors:border',
  owner: 'border border-booked-cap',
};

interface StayMarkProps {
  kind: StayKind;
  /** It begins here and not earlier: a dark cap. */
  opens?: boolean;
  className?: string;
  style?: { left: string; width: string };
}

/** A stay as a bar: solid, dashed for a request, hatched where it was canceled, outlined for the owner. */
export function StayMark({ kind, opens = true, className, style }: StayMarkProps) {
  return (
    <span
      className={classNames(
        'block h-3.5 rounded-mark',
        shapes[kind],
        opens && kind === 'accepted' && 'border-booked-cap border-l-[3px]',
        className,
      )}
      style={style}
    />
  );
}
