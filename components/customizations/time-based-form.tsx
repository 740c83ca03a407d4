'use client';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { CustomizationForm } from '#components/customizations/customization-form.tsx';
import { LeadRules } from '#components/customizations/lead-rules.tsx';
import type { OpenedForm } from '#components/customizations/opened-form.ts';
import { SeasonList } from '#components/customizations/season-list.tsx';
import { Section } from '#components/customizations/section.tsx';
import { FormSegmented } from '#components/form/form-choice.tsx';
import { FormSwitch } from '#components/form/form-switch.tsx';
import type { IsoDate } from '#contract/dates.ts';

const tiers = ['occupancy', 'revenue', 'rate'] as const;
const DYNAMIC = 'dynamic-time-based-adjustments';

interface TimeBasedFieldsProps {
  today: IsoDate;
  /** Between booking and arrival, at listings like this one; null where too few are known. */
  medianLeadDays: number | null;
}

/** How the price moves as arrival comes closer. */
export default function TimeBasedForm(opened: OpenedForm) {
  const attributes = opened.customizations['time-based-adjustments'];
  return (
    <CustomizationForm {...opened} name="time-based-adjustments" attributes={attributes}>
      <TimeBasedFields today={opened.today} medianLeadDays={attributes[DYNAMIC]['median-lead-time']} />
    </CustomizationForm>
  );
}

function TimeBasedFields({ today, medianLeadDays }: TimeBasedFieldsProps) {
  const t = useTranslations('customizations.time-based-adjustments');
  const dynamic = useWatch({ name: DYNAMIC }) as { enabled: boolean; tier: (typeof tiers)[number] };
  return (
    <>
      <Section
        title={t('dynamic')}
        hint={medianLeadDays === null ? t('medianUnknown') : t('median', { days: medianLeadDays })}
      >
        <FormSwitch path={`${DYNAMIC}.enabled`} label={t('enabled')} hint={t('enabledHint')} />
        {dynamic.enabled && (
          <div className="flex flex-col gap-1.5 pl-10">
            <FormSegmented
              path={`${DYNAMIC}.tier`}
              label={t('tier')}
              options={tiers.map((tier) => ({ value: tier, label: t(`tiers.${tier}`) }))}
            />
            <p className="text-12 text-ink-2">{t(`tierHints.${dynamic.tier}`)}</p>
          </div>
        )}
      </Section>
      <Section title={t('rules')} hint={t('rulesHint')}>
        <LeadRules path="time-based-adjustments" sets="percentage" label={t('rules')} />
      </Section>
      <Section title={t('seasons')} hint={t('seasonsHint')}>
        <SeasonList
          path="seasonal-time-based-adjustments"
          today={today}
          fresh={{ exclude: true, 'time-based-adjustments': [] }}
          below={(row) => (
            <div className="flex flex-col gap-3">
              <FormSwitch path={`${row}.exclude`} label={t('exclude')} />
              <LeadRules path={`${row}.time-based-adjustments`} sets="percentage" label={t('seasons')} />
            </div>
          )}
        />
      </Section>
    </>
  );
}
