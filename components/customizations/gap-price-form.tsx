'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { CustomizationForm } from '#components/customizations/customization-form.tsx';
import { EntryList } from '#components/customizations/entry-list.tsx';
import type { OpenedForm } from '#components/customizations/opened-form.ts';
import { Section } from '#components/customizations/section.tsx';
import { FormSelect } from '#components/form/form-choice.tsx';
import { FormFigure } from '#components/form/form-figure.tsx';
import { FormPlaceContext, useFormPlace } from '#components/form/form-place.ts';
import { FormSwitch } from '#components/form/form-switch.tsx';
import { MAXIMUM_RULES } from '#contract/customizations/bounds.ts';
import { formatPercentChange } from '#lib/calendar/amount.ts';
import type { Attributes } from '#lib/customizations/attributes.ts';

type DefaultRules = Attributes['gap-price-adjustments']['default-rules'];

const DYNAMIC = 'dynamic-gap-price-adjustments';
const weekdayChoices = ['all', 'weekday', 'weekend'] as const;

/** Prices of the short gaps between bookings: by the service's rules or the owner's own. */
export default function GapPriceForm(opened: OpenedForm) {
  const attributes = opened.customizations['gap-price-adjustments'];
  return (
    <CustomizationForm {...opened} name="gap-price-adjustments" attributes={attributes}>
      <GapPriceFields defaultRules={attributes['default-rules']} />
    </CustomizationForm>
  );
}

function GapPriceFields({ defaultRules }: { defaultRules: DefaultRules }) {
  const t = useTranslations('customizations.gap-price-adjustments');
  const isDynamic = useWatch({ name: DYNAMIC }) === true;
  const place = useFormPlace();
  return (
    <>
      <Section title={t('dynamic')}>
        <FormSwitch path={DYNAMIC} label={t('enabled')} hint={t('enabledHint')} />
        <DefaultRuleList rules={defaultRules} inForce={isDynamic} />
      </Section>
      <Section title={t('manual')} hint={t(isDynamic ? 'manualOff' : 'manualHint')}>
        {/* The service refuses rules of one's own while its own are in force. */}
        <FormPlaceContext value={{ ...place, readOnly: place.readOnly || isDynamic }}>
          <ManualRules />
        </FormPlaceContext>
      </Section>
    </>
  );
}

function DefaultRuleList({ rules, inForce }: { rules: DefaultRules; inForce: boolean }) {
  const t = useTranslations('customizations.gap-price-adjustments');
  const locale = useLocale();
  return (
    <div className="max-w-lg pl-10">
      <p className="pb-1 text-12 text-ink-2">{t(inForce ? 'defaultsOn' : 'defaultsOff')}</p>
      <ul className={inForce ? undefined : 'text-ink-3'}>
        {rules.map((rule) => (
          <li
            key={`${rule['min-nights']}-${rule['max-nights']}`}
            className="border-line border-b py-1 first:border-t"
          >
            {t('defaultRule', {
              nights:
                rule['min-nights'] === rule['max-nights']
                  ? t('gapNights', { from: rule['min-nights'] })
                  : t('gapRange', { from: rule['min-nights'], to: rule['max-nights'] }),
              change: formatPercentChange(rule.percentage / 100, locale),
              weekdays: t(`weekdays.${rule.weekdays}`),
              within: rule['within-days'] ?? -1,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ManualRules() {
  const t = useTranslations('customizations.gap-price-adjustments');
  const options = weekdayChoices.map((value) => ({ value, label: t(`weekdays.${value}`) }));
  return (
    <EntryList
      path="manual-gap-price-adjustments"
      rowLabel={(number) => t('rule', { number })}
      addLabel={t('add')}
      fresh={{ 'min-nights': 1, 'max-nights': 1, percentage: null, weekdays: 'all', 'within-days': null }}
      most={MAXIMUM_RULES}
      empty={t('none')}
      head={
        <div aria-hidden="true" className="flex gap-2 pb-1 text-12 text-ink-2 max-md:hidden">
          <span className="w-24">{t('minNights')}</span>
          <span className="w-24">{t('maxNights')}</span>
          <span className="w-44">{t('which')}</span>
          <span className="w-32">{t('withinDays')}</span>
          <span className="w-24">{t('percentage')}</span>
        </div>
      }
    >
      {(row, errorId) => {
        const shared = { labelHidden: 'wide' as const, errorId };
        return (
          <>
            <FormFigure
              {...shared}
              path={`${row}.min-nights`}
              label={t('minNights')}
              className="w-[calc(50%-.25rem)] md:w-24"
            />
            <FormFigure
              {...shared}
              path={`${row}.max-nights`}
              label={t('maxNights')}
              className="w-[calc(50%-.25rem)] md:w-24"
            />
            <FormSelect
              path={`${row}.weekdays`}
              label={t('which')}
              labelHidden="wide"
              options={options}
              className="w-full md:w-44"
            />
            <FormFigure
              {...shared}
              path={`${row}.within-days`}
              label={t('withinDays')}
              placeholder={t('anyTime')}
              tail={t('days')}
              className="w-[calc(50%-1.9rem)] md:w-32"
            />
            <FormFigure
              {...shared}
              path={`${row}.percentage`}
              label={t('percentage')}
              digits={2}
              signed
              tail="%"
              className="w-[calc(50%-1.9rem)] md:w-24"
            />
          </>
        );
      }}
    </EntryList>
  );
}
