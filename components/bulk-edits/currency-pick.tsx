import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { Select } from '#components/ui/select.tsx';
import type { SelectedListings } from '#lib/bulk-edits/read-selected.ts';

interface CurrencyPickProps {
  /** How many listings each has. */
  currencies: SelectedListings['currencies'];
  value: string;
  onChange: (currency: string) => void;
}

/** More than these do not stand beside one another. */
const IN_SIGHT = 4;

/** Whose money the amounts are, where the listings have several: those of another currency are left out. */
export function CurrencyPick({ currencies, value, onChange }: CurrencyPickProps) {
  const t = useTranslations('bulkEdits.editor.currency');
  const left = currencies.reduce((sum, { currency, count }) => (currency === value ? sum : sum + count), 0);
  const options = currencies.map(({ currency }) => ({ value: currency, label: currency }));
  const props = { label: t('label'), value, options, onChange };
  return (
    <div className="flex flex-col gap-2 py-3">
      <p className="font-medium">{t('label')}</p>
      {currencies.length <= IN_SIGHT ? (
        <div>
          <Segmented {...props} />
        </div>
      ) : (
        <Select {...props} labelHidden className="w-32" />
      )}
      <p role="status" className="flex items-start gap-1.5 text-12 text-ink-2">
        <Icon name="info" size={14} className="mt-px" />
        {t('left', { count: left, currency: value })}
      </p>
    </div>
  );
}
