import { useTranslations } from 'next-intl';
import type { Refusal } from '#components/form/refusal.ts';
import { useBannerWords } from '#components/form/use-banner-words.ts';
import { Icon } from '#components/icons/icon.tsx';

/** Why settings were not put back. */
export function Refused({ refusal: { banner, requestId } }: { refusal: Refusal }) {
  const words = useBannerWords();
  const error = useTranslations('error');
  if (!banner) return null;
  return (
    <div role="alert" className="flex items-start gap-1.5 bg-bad-wash p-2">
      <Icon name="alert" className="mt-0.5 text-bad" />
      <p>
        {words(banner)}
        {requestId && (
          <small className="block text-12 text-ink-2">
            {error('request')} <code className="break-all font-mono">{requestId}</code>
          </small>
        )}
      </p>
    </div>
  );
}
