import { useTranslations } from 'next-intl';
import type { Change } from '#lib/history/change.ts';

/** Who it was; below, in small, what kind of who. */
export function ChangeActor({ actor: { type, label } }: Pick<Change, 'actor'>) {
  const t = useTranslations('history');
  const key = label.replaceAll(' ', '-');
  const detail =
    type === 'service' ? (t.has(`service.${key}`) ? t(`service.${key}`) : label) : t(`actor.${type}`);
  return (
    <>
      <span className="block truncate" title={label}>
        {type === 'service' ? 'Ratewright' : label}
      </span>
      {type !== 'user' && <span className="block truncate text-12 text-ink-2">{detail}</span>}
    </>
  );
}
