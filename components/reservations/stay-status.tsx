import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import type { IconName } from '#components/icons/shapes.ts';
import { kindOf, type Reservation, type StayKind } from '#lib/reservations/list-reservations.ts';

const icons: Record<StayKind, IconName> = {
  accepted: 'check',
  unconfirmed: 'info',
  canceled: 'close',
  owner: 'home',
};

/** What a stay is, in a shape and a word. */
export function StayStatus({ stay }: { stay: Pick<Reservation, 'status' | 'is-owner-stay'> }) {
  const t = useTranslations('reservations.status');
  const kind = kindOf(stay);
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon name={icons[kind]} size={14} className="text-ink-3" />
      {t(kind)}
    </span>
  );
}
