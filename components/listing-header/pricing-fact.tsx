import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { Switch } from '#components/ui/switch.tsx';
import type { Listing } from '#lib/listings/list-listings.ts';
import { Fact } from './fact.tsx';

interface PricingFactProps {
  listing: Listing;
  mayEdit: boolean;
  onToggle: () => void;
}

/** Whether prices are sent to the channel. Viewers see it and why they can't change it. */
export function PricingFact({ listing, mayEdit, onToggle }: PricingFactProps) {
  const t = useTranslations('listing.pricing');
  const why = useId();
  return (
    <Fact name={t('title')}>
      <Switch
        label={t('label', { title: listing.title })}
        checked={listing.enabled}
        disabled={!mayEdit}
        onChange={onToggle}
        aria-describedby={mayEdit ? undefined : why}
      />
      {!mayEdit && (
        <span
          id={why}
          className="ml-1 flex items-center gap-1 text-12 font-normal text-ink-2"
          title={t('viewOnlyDetail')}
        >
          <Icon name="lock" size={12} />
          {t('viewOnly')}
          <span className="sr-only">{t('viewOnlyDetail')}</span>
        </span>
      )}
    </Fact>
  );
}
