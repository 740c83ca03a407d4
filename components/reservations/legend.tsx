import { useTranslations } from 'next-intl';
import { StayMark } from '#components/reservations/stay-mark.tsx';

const kinds = ['accepted', 'unconfirmed', 'canceled', 'owner'] as const;

/** What the bars' shapes mean. */
export function Legend() {
  const t = useTranslations('reservations.status');
  return (
    <span className="flex gap-4 max-lg:hidden">
      {kinds.map((kind) => (
        <span key={kind} className="flex items-center gap-1.5">
          <StayMark kind={kind} className="w-5" />
          {t(kind)}
        </span>
      ))}
    </span>
  );
}
