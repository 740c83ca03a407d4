import { useTranslations } from 'next-intl';
import { StayStatus } from '#components/reservations/stay-status.tsx';
import { nightsOf, type Reservation } from '#lib/reservations/list-reservations.ts';

/** What a phone shows of a stay below its arrival. */
export function StayEssence({ stay, title }: { stay: Reservation; title: string | null }) {
  const t = useTranslations('reservations');
  const facts = [t('nights', { count: nightsOf(stay) }), title].filter(Boolean).join(', ');
  return (
    <span className="flex max-w-[calc(100vw-8rem)] items-center gap-1.5 text-12 text-ink-2 md:hidden">
      {stay.status !== 'accepted' || stay['is-owner-stay'] ? <StayStatus stay={stay} /> : null}
      <span className="truncate">{facts}</span>
    </span>
  );
}
