import { useLocale, useTranslations } from 'next-intl';
import { FigureField } from '#components/ui/figure-field.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { type PriceDraft, type PriceName, priceSteps } from '#lib/bulk-edits/change-draft.ts';
import { currencySign } from '#lib/format/money.ts';

interface PriceFieldsProps {
  name: PriceName;
  draft: PriceDraft;
  currency: string | null;
  /** What is wrong with the figure, in words. */
  error: string | undefined;
  onChange: (draft: PriceDraft) => void;
}

/** How a price changes: to an amount, by a percentage or an amount, or away. */
export function PriceFields({ name, draft, currency, error, onChange }: PriceFieldsProps) {
  const t = useTranslations('bulkEdits.editor');
  const locale = useLocale();
  const { step } = draft;
  const steps = name === 'base-price' ? priceSteps.filter((one) => one !== 'remove') : priceSteps;
  return (
    <div className="flex flex-wrap gap-2">
      <Segmented
        label={t('how')}
        value={step}
        options={steps.map((value) => ({ value, label: t(`step.${value}`) }))}
        onChange={(next) => onChange({ ...draft, step: next })}
        className="max-md:w-full max-md:[&>label]:grow max-md:[&>label]:justify-center max-md:[&>label]:px-1"
      />
      {step !== 'remove' && (
        <FigureField
          key={step}
          label={t(`figure.${step}`)}
          labelHidden
          value={draft[step]}
          digits={step === 'percent' ? 2 : 0}
          signed={step !== 'set'}
          lead={step !== 'percent' && currency ? currencySign(currency, locale) : undefined}
          tail={step === 'percent' ? '%' : undefined}
          changed={draft[step] !== null}
          error={error}
          onChange={(figure) => onChange({ ...draft, [step]: figure })}
          className="min-w-24 flex-1 md:max-w-32"
        />
      )}
    </div>
  );
}
