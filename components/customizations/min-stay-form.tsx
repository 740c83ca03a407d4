'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CustomizationForm } from '#components/customizations/customization-form.tsx';
import { GapFill } from '#components/customizations/gap-fill.tsx';
import { LeadRules } from '#components/customizations/lead-rules.tsx';
import type { OpenedForm } from '#components/customizations/opened-form.ts';
import { SeasonList } from '#components/customizations/season-list.tsx';
import { Section } from '#components/customizations/section.tsx';
import { WeekFigures } from '#components/customizations/week-figures.tsx';
import { FormFigure } from '#components/form/form-figure.tsx';
import { FormTick } from '#components/form/form-tick.tsx';
import { GroupNote, Remarks } from '#components/form/notes.tsx';
import { useField } from '#components/form/use-field.ts';
import { Segmented } from '#components/ui/segmented.tsx';
import { type IsoDate, WEEKDAYS } from '#contract/dates.ts';
import { formatNumber } from '#lib/format/number.ts';

const emptyWeek = WEEKDAYS.map((weekday) => ({ weekday, 'min-stay': null }));

/** The shortest stays: all year, by weekday, in gaps, close to arrival, and each of these in seasons. */
export default function MinStayForm(opened: OpenedForm) {
  return (
    <CustomizationForm {...opened} name="min-stays" attributes={opened.customizations['min-stays']}>
      <MinStayFields today={opened.today} />
    </CustomizationForm>
  );
}

function MinStayFields({ today }: { today: IsoDate }) {
  const t = useTranslations('customizations.min-stays');
  const locale = useLocale();
  const stay: unknown = useWatch({ name: 'min-stay' });
  const inherited = typeof stay === 'number' ? formatNumber(stay, locale) : '1';
  return (
    <>
      <div className="grid gap-x-10 xl:grid-cols-2">
        <Section title={t('allYear')} hint={t('allYearHint')}>
          <FormFigure
            path="min-stay"
            label={t('minimum')}
            tail={t('nights')}
            placeholder="1"
            className="w-40"
          />
          <Remarks path="min-stay" />
        </Section>
        <Section title={t('byWeekday')} hint={t('byWeekdayHint')}>
          <WeekFigures
            path="day-of-week-min-stays"
            value="min-stay"
            label={t('minimum')}
            placeholder={inherited}
          />
        </Section>
        <Section title={t('gaps')} hint={t('gapsHint')}>
          <GapFill path="gap-fill-min-stay" />
          <GroupNote path="gap-fill-min-stay" />
        </Section>
        <Section title={t('lead')} hint={t('leadHint')}>
          <LeadRules path="last-minute-min-stays" sets="min-stay" label={t('lead')} />
        </Section>
      </div>
      <Section title={t('seasons')} hint={t('seasonsHint')}>
        <SeasonList
          path="seasonal-min-stays"
          today={today}
          fresh={{ 'min-stay': null, 'min-stay-locked': false }}
          columns={[t('minimum')]}
        >
          {(row, errorId) => (
            <>
              <FormFigure
                path={`${row}.min-stay`}
                label={t('minimum')}
                labelHidden="wide"
                errorId={errorId}
                tail={t('nights')}
                className="w-24"
              />
              <FormTick path={`${row}.min-stay-locked`} label={t('locked')} />
            </>
          )}
        </SeasonList>
      </Section>
      <Section title={t('weekdaySeasons')} hint={t('weekdaySeasonsHint')}>
        <SeasonList
          path="seasonal-day-of-week-min-stays"
          today={today}
          fresh={{ 'min-stays': emptyWeek }}
          below={(row, noteId) => (
            <WeekFigures path={`${row}.min-stays`} value="min-stay" label={t('minimum')} noteId={noteId} />
          )}
        />
      </Section>
      <Section title={t('gapSeasons')} hint={t('gapSeasonsHint')}>
        <SeasonList
          path="seasonal-gap-fill-min-stays"
          today={today}
          fresh={{ 'gap-fill-min-stay': { enabled: true, gaps: null, buffer: null } }}
          below={(row, noteId) => <GapFill path={`${row}.gap-fill-min-stay`} noteId={noteId} />}
        />
      </Section>
      <Section title={t('leadSeasons')} hint={t('leadSeasonsHint')}>
        <SeasonList
          path="seasonal-time-based-min-stays"
          today={today}
          fresh={{ exclude: false, 'time-based-min-stays': [] }}
          below={(row) => <SeasonLead path={row} />}
        />
      </Section>
    </>
  );
}

/** Own lead-time rules of a season, or none at all. The rules typed come back with the choice. */
function SeasonLead({ path }: { path: string }) {
  const t = useTranslations('customizations.min-stays');
  const list = `${path}.time-based-min-stays`;
  const { getValues, setValue } = useFormContext();
  const typed = useRef<unknown>([]);
  const exclude = useField<boolean>(`${path}.exclude`);

  function choose(without: boolean) {
    if (without) typed.current = getValues(list);
    setValue(list, without ? [] : typed.current, { shouldDirty: true });
    exclude.onChange(without);
  }

  return (
    <div {...exclude.place} className="flex flex-col items-start gap-2">
      <Segmented
        label={t('leadSeasons')}
        value={exclude.value ? 'none' : 'own'}
        options={[
          { value: 'own', label: t('ownRules') },
          { value: 'none', label: t('noRules') },
        ]}
        onChange={(choice) => choose(choice === 'none')}
        disabled={exclude.readOnly}
      />
      {!exclude.value && <LeadRules path={list} sets="min-stay" label={t('leadSeasons')} />}
    </div>
  );
}
