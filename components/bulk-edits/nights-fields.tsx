import { useLocale, useTranslations } from 'next-intl';
import { DateField } from '#components/ui/date-field.tsx';
import { FigureField } from '#components/ui/figure-field.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { type IsoDate, isIsoDate } from '#contract/dates.ts';
import { type NightsDraft, overrideSteps } from '#lib/bulk-edits/change-draft.ts';
import { currencySign } from '#lib/format/money.ts';

interface NightsFieldsProps {
  draft: NightsDraft;
  today: IsoDate;
  currency: string | null;
  errorAt: (path: string) => string | undefined;
  onChange: (draft: NightsDraft) => void;
}

/** Which nights, what their override becomes, and their minimum stay. */
export function NightsFields({ draft, today, currency, errorAt, onChange }: NightsFieldsProps) {
  const t = useTranslations('bulkEdits.editor.nights');
  const locale = useLocale();
  const { from, to, step, price, percent, minStay } = draft;
  const edit = (change: Partial<NightsDraft>) => onChange({ ...draft, ...change });
  const date = { today, first: today, className: 'min-w-40 flex-1' };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <DateField
          {...date}
          label={t('from')}
          value={from}
          changed={from !== ''}
          error={errorAt('start-date')}
          onChange={(next) => edit({ from: next })}
        />
        <DateField
          {...date}
          label={t('to')}
          value={to}
          first={isIsoDate(from) ? from : today}
          opensAt={isIsoDate(from) ? from : undefined}
          changed={to !== ''}
          error={errorAt('end-date')}
          onChange={(next) => edit({ to: next })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Segmented
          label={t('override')}
          value={step}
          options={overrideSteps.map((value) => ({ value, label: t(`step.${value}`) }))}
          onChange={(next) => edit({ step: next })}
          className="max-md:w-full max-md:[&>label]:grow max-md:[&>label]:justify-center"
        />
        {step === 'fixed' && (
          <FigureField
            label={t('price')}
            labelHidden
            value={price}
            lead={currency ? currencySign(currency, locale) : undefined}
            changed={price !== null}
            error={errorAt('override.price')}
            onChange={(figure) => edit({ price: figure })}
            className="min-w-24 flex-1 md:max-w-32"
          />
        )}
        {step === 'percent' && (
          <FigureField
            label={t('percent')}
            labelHidden
            value={percent}
            digits={2}
            signed
            tail="%"
            changed={percent !== null}
            error={errorAt('override.percent')}
            onChange={(figure) => edit({ percent: figure })}
            className="min-w-24 flex-1 md:max-w-32"
          />
        )}
      </div>
      <FigureField
        label={t('minStay')}
        value={minStay}
        tail={t('unit')}
        hint={t('minStayHint')}
        changed={minStay !== null}
        error={errorAt('min-stay')}
        onChange={(figure) => edit({ minStay: figure })}
        className="w-44 max-md:w-full"
      />
    </>
  );
}
