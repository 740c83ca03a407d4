'use client';
import { useTranslations } from 'next-intl';
import { CustomizationForm } from '#components/customizations/customization-form.tsx';
import type { OpenedForm } from '#components/customizations/opened-form.ts';
import { SeasonList } from '#components/customizations/season-list.tsx';
import { Section } from '#components/customizations/section.tsx';
import { TierTable } from '#components/customizations/tier-table.tsx';
import { FormFigure } from '#components/form/form-figure.tsx';
import { FormSwitch } from '#components/form/form-switch.tsx';
import type { IsoDate } from '#contract/dates.ts';
import type { Attributes } from '#lib/customizations/attributes.ts';

interface OccupancyFieldsProps {
  today: IsoDate;
  tiers: Attributes['occupancy-based-pricing']['tiers'];
}

const toFactor = (value: number) => Math.round(value * 10_000) / 10_000;
const toPercent = (value: number) => Math.round(value * 1_000_000) / 10_000;

/** Factors stand on the screen as what they take off or add. */
const discount = {
  show: (factor: number) => toPercent(1 - factor),
  read: (percent: number) => toFactor(1 - percent / 100),
};
const premium = {
  show: (factor: number) => toPercent(factor - 1),
  read: (percent: number) => toFactor(1 + percent / 100),
};

/** How the price answers to how full the listing is. */
export default function OccupancyForm(opened: OpenedForm) {
  const attributes = opened.customizations['occupancy-based-pricing'];
  return (
    <CustomizationForm {...opened} name="occupancy-based-pricing" attributes={attributes}>
      <OccupancyFields today={opened.today} tiers={attributes.tiers} />
    </CustomizationForm>
  );
}

function OccupancyFields({ today, tiers }: OccupancyFieldsProps) {
  const t = useTranslations('customizations.occupancy-based-pricing');
  return (
    <>
      <div className="grid gap-x-10 xl:grid-cols-2">
        <Section title={t('switch')} hint={t('strategy')}>
          <FormSwitch path="enabled" label={t('enabled')} />
          <div className="flex flex-wrap gap-4">
            <FormFigure
              path="min-factor"
              measure={discount}
              digits={2}
              label={t('discount')}
              lead="−"
              tail="%"
              className="w-36 md:w-44"
            />
            <FormFigure
              path="max-factor"
              measure={premium}
              digits={2}
              label={t('premium')}
              lead="+"
              tail="%"
              className="w-36 md:w-44"
            />
          </div>
        </Section>
        <Section title={t('tiers')} hint={t('tiersHint')}>
          <TierTable tiers={tiers} />
        </Section>
      </div>
      <Section title={t('periods')} hint={t('periodsHint')}>
        <SeasonList path="disabled-periods" today={today} fresh={{}} />
      </Section>
    </>
  );
}
