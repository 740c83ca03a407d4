import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { StayStatus } from '#components/reservations/stay-status.tsx';
import { paths } from '#lib/paths.ts';
import { nightsOf, type Reservation } from '#lib/reservations/list-reservations.ts';

/** What a phone shows of a stay below its arrival; where a listing is named, the row leads to it. */
export function StayEssence({ stay, title }: { stay: Reservation; title: string | null }) {
  const t = useTranslations('reservations');
  const nights = t('nights', { count: nightsOf(stay) });
  return (
    <span className="flex max-w-[calc(100vw-8rem)] items-center gap-1.5 text-12 text-ink-2 md:hidden">
      {stay.status !== 'accepted' || stay['is-owner-stay'] ? <StayStatus stay={stay} /> : null}
      {title === null ? (
        nights
      ) : (
        <Link
          href={paths.listing(stay.listingId, 'reservations')}
          prefetch={false}
          className="truncate after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-hand"
        >
          {nights}, {title}
        </Link>
      )}
    </span>
  );
}
