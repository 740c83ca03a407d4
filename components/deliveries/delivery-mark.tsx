import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import type { IconName } from '#components/icons/shapes.ts';
import type { DeliveryState } from '#lib/deliveries/delivery.ts';

const looks: Record<DeliveryState, { icon: IconName; color: string }> = {
  waiting: { icon: 'more', color: 'text-ink-3' },
  retrying: { icon: 'refresh', color: 'text-warn' },
  delivered: { icon: 'check', color: 'text-good' },
  failed: { icon: 'close', color: 'text-bad' },
  dropped: { icon: 'alert', color: 'text-bad' },
};

/** What became of a delivery: a shape and a word. */
export function DeliveryMark({ state }: { state: DeliveryState }) {
  const t = useTranslations('deliveries.state');
  const { icon, color } = looks[state];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon name={icon} size={14} className={color} />
      {t(state)}
    </span>
  );
}
