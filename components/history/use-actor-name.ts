import { useTranslations } from 'next-intl';
import type { Change } from '#lib/history/change.ts';

/** What the service was doing is told in the reader's words; whoever else acts has a name. */
export function useActorName() {
  const t = useTranslations('history');
  const serviceDoing = (label: string) => {
    const key = `service.${label.replaceAll(' ', '-')}`;
    return t.has(key) ? t(key) : label;
  };
  return {
    /** Who it was. */
    name: ({ type, label }: Change['actor']) => (type === 'service' ? 'Ratewright' : label),
    /** What kind of who; for a login null. */
    detail: ({ type, label }: Change['actor']) =>
      type === 'service' ? serviceDoing(label) : type === 'user' ? null : t(`actor.${type}`),
  };
}
