import { useTranslations } from 'next-intl';
import { SectionHead } from '#components/ui/section-head.tsx';
import { Cannot } from '#components/webhooks/cannot.tsx';

/** The screen of somebody who is not the account's administrator. */
export function NoPermission() {
  const t = useTranslations('settings.webhooks');
  return (
    <>
      <SectionHead title={t('title')}>{t('what')}</SectionHead>
      <Cannot why="permission" />
    </>
  );
}
