'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { CustomizationForm } from '#components/customizations/customization-form.tsx';
import { MoneyField } from '#components/customizations/money-field.tsx';
import type { OpenedForm } from '#components/customizations/opened-form.ts';
import { SeasonList } from '#components/customizations/season-list.tsx';
import { Section } from '#components/customizations/section.tsx';
import { WeekFigures } from '#components/customizations/week-figures.tsx';
import { YearStrip } from '#components/customizations/year-strip.tsx';
import { Remarks } from '#components/form/notes.tsx';
import { type IsoDate, WEEKDAYS } from '#contract/dates.ts';
import { formatNumber } from '#lib/format/number.ts';

const emptyLimits = { 'min-price': null, 'max-price': null };
const emptyWeek = WEEKDAYS.map((weekday) => ({ weekday, 'min-price': null }));

interface MinMaxPriceFieldsProps {
  listingId: string;
  currency: string;
  today: IsoDate;
}

/** Floors and ceilings: all year, by weekday and in seasons. */
export default function MinMaxPriceForm(opened: OpenedForm) {
  const { listing, today, customizations } = opened;
  return (
    <CustomizationForm {...opened} name="min-max-prices" attributes={customizations['min-max-prices']}>
      <MinMaxPriceFields listingId={listing.id} currency={listing.currency} today={today} />
    </CustomizationForm>
  );
}

function MinMaxPriceFields({ listingId, currency, today }: MinMaxPriceFieldsProps) {
  const t = useTranslations('customizations.min-max-prices');
  const locale = useLocale();
  const floor: unknown = useWatch({ name: 'min-price' });
  const inherited = typeof floor === 'number' ? formatNumber(floor, locale) : '–';
  const money = { currency, className: 'w-32' };
  const cell = { currency, className: 'w-[calc(50%-1.9rem)] md:w-24', labelHidden: 'wide' as const };
  return (
    <>
      <YearStrip
        listingId={listingId}
        currency={currency}
        today={today}
        seasons="seasonal-prices"
        fresh={emptyLimits}
      />
      <div className="grid gap-x-10 xl:grid-cols-2">
        <Section title={t('allYear')} hint={t('allYearHint')}>
          <div className="flex flex-wrap gap-4">
            <MoneyField {...money} path="min-price" label={t('minimum')} />
            <MoneyField {...money} path="max-price" label={t('maximum')} />
            <MoneyField {...money} path="monthly-min-price" label={t('monthly')} className="w-36" />
          </div>
          <Remarks path="min-price" />
          <Remarks path="max-price" />
        </Section>
        <Section title={t('byWeekday')} hint={t('byWeekdayHint')}>
          <WeekFigures
            path="day-of-week-min-prices"
            value="min-price"
            label={t('minimum')}
            placeholder={inherited}
          />
        </Section>
      </div>
      <Section title={t('seasons')} hint={t('seasonsHint')}>
        <SeasonList
          path="seasonal-prices"
          today={today}
          fresh={emptyLimits}
          isDrawn
          columns={[t('minimum'), t('maximum')]}
        >
          {(row, errorId) => (
            <>
              <MoneyField {...cell} path={`${row}.min-price`} label={t('minimum')} errorId={errorId} />
              <MoneyField {...cell} path={`${row}.max-price`} label={t('maximum')} errorId={errorId} />
            </>
          )}
        </SeasonList>
      </Section>
      <Section title={t('weekdaySeasons')} hint={t('weekdaySeasonsHint')}>
        <SeasonList
          path="seasonal-day-of-week-min-prices"
          today={today}
          fresh={{ 'min-prices': emptyWeek }}
          below={(row, noteId) => (
            <WeekFigures path={`${row}.min-prices`} value="min-price" label={t('minimum')} noteId={noteId} />
          )}
        />
      </Section>
      <Section title={t('monthlySeasons')} hint={t('monthlySeasonsHint')}>
        <SeasonList
          path="seasonal-monthly-prices"
          today={today}
          fresh={{ 'monthly-min-price': null, 'monthly-max-price': null }}
          columns={[t('minimum'), t('maximum')]}
        >
          {(row, errorId) => (
            <>
              <MoneyField
                {...cell}
                path={`${row}.monthly-min-price`}
                label={t('minimum')}
                errorId={errorId}
              />
              <MoneyField
                {...cell}
                path={`${row}.monthly-max-price`}
                label={t('maximum')}
                errorId={errorId}
              />
            </>
          )}
        </SeasonList>
      </Section>
    </>
  );
}
