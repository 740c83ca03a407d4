import { useTranslations } from 'next-intl';
import { firstOf } from '#components/form/refusal.ts';
import { useBecauseWords } from '#components/form/use-because-words.ts';
import { Icon } from '#components/icons/icon.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import type { ListingRow } from '#lib/listings/list-listings.ts';
import { ReadError } from '#lib/read.ts';

/** A listing whose pricing the service did not switch. */
export interface FailedSwitch {
  error: Error;
  listing: ListingRow;
  retry: () => void;
}

/** That pricing could not be switched, why, and the way to try again. */
export default function SwitchProblem({
  error,
  listing,
  retry,
  onDismiss,
}: FailedSwitch & { onDismiss: () => void }) {
  const t = useTranslations('listings');
  const common = useTranslations();
  const because = useBecauseWords(listing.currency);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 border-line border-b py-2 text-13">
      <span className="flex items-center gap-1.5 text-bad">
        <Icon name="alert" size={14} />
        {listing.enabled ? t('offFailed', { title: listing.title }) : t('onFailed', { title: listing.title })}
      </span>
      <span>
        {error instanceof ReadError && error.status >= 400 && error.status < 500
          ? because(firstOf(error))
          : common('error.unreachable')}
      </span>
      {error instanceof ReadError && error.requestId && (
        <code className="font-mono text-12">{error.requestId}</code>
      )}
      <button type="button" className={linkLook} onClick={retry}>
        {common('error.tryAgain')}
      </button>
      <button type="button" className={linkLook} onClick={onDismiss}>
        {common('common.close')}
      </button>
    </div>
  );
}
