import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';

/** Why nothing can be set up here, and who or what can change that. */
export function Cannot({ why }: { why: 'permission' | 'plan' }) {
  const t = useTranslations('settings.webhooks.cannot');
  return (
    <p className="flex items-start gap-2 border-line border-b py-3">
      <Icon name="info" className="mt-0.5 text-ink-3" />
      <span>{t(why)}</span>
    </p>
  );
}
