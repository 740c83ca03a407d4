'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { CustomizationForm } from '#components/customizations/customization-form.tsx';
import type { OpenedForm } from '#components/customizations/opened-form.ts';
import { SeasonList } from '#components/customizations/season-list.tsx';
import { Section } from '#components/customizations/section.tsx';
import { FormFigure } from '#components/form/form-figure.tsx';
import { FormPlaceContext, useFormPlace } from '#components/form/form-place.ts';
import { FormSwitch } from '#components/form/form-switch.tsx';
import { FormWeekdays } from '#components/form/form-weekdays.tsx';
import { Remarks } from '#components/form/notes.tsx';
import { useField } from '#components/form/use-field.ts';
import { Segmented } from '#components/ui/segmented.tsx';
import { type IsoDate, WEEKDAYS, type Weekday } from '#contract/dates.ts';
import { weekdayNames } from '#lib/calendar/weekday-name.ts';
import type { Attributes } from '#lib/customizations/attributes.ts';

type Support = Attributes['checkin-checkout-days']['channel-support'];
const kinds = ['checkin-days', 'checkout-days'] as const;
type Kind = (typeof kinds)[number];

/** On which weekdays guests may arrive and leave, as far as the listing's channel can tell them. */
export default function CheckinCheckoutForm(opened: OpenedForm) {
  const attributes = opened.customizations['checkin-checkout-days'];
  return (
    <CustomizationForm {...opened} name="checkin-checkout-days" attributes={attributes}>
      <CheckinCheckoutFields today={opened.today} support={attributes['channel-support']} />
    </CustomizationForm>
  );
}

function CheckinCheckoutFields({ today, support }: { today: IsoDate; support: Support }) {
  const t = useTranslations('customizations.checkin-checkout-days');
  const place = useFormPlace();
  const gapFill: unknown = useWatch({ name: 'changeover-gap-fill.enabled' });
  const noSeasons = !support.seasonal || (!support['checkin-days'] && !support['checkout-days']);
  return (
    <>
      <div className="grid gap-x-10 xl:grid-cols-2">
        {kinds.map((kind) => (
          <YearRound key={kind} kind={kind} support={support} />
        ))}
      </div>
      <Section title={t('gaps')} hint={t('gapsHint')}>
        <FormSwitch path="changeover-gap-fill.enabled" label={t('gapsEnabled')} />
        <Remarks path="changeover-gap-fill" />
        {gapFill === true && (
          <div className="pl-10">
            <FormFigure
              path="changeover-gap-fill.max-gap"
              label={t('maxGap')}
              hint={t('maxGapHint')}
              tail={t('nights')}
              className="w-52"
            />
          </div>
        )}
      </Section>
      <Section title={t('seasons')} hint={t(noSeasons ? 'noSeasons' : 'seasonsHint')}>
        <FormPlaceContext value={{ ...place, readOnly: place.readOnly || noSeasons }}>
          <SeasonList
            path="seasonal-checkin-checkout-days"
            today={today}
            fresh={{ 'checkin-days': null, 'checkout-days': null }}
            below={(row, noteId) => (
              <div className="flex flex-col gap-4">
                {kinds.map((kind) => (
                  <SeasonDays key={kind} path={row} kind={kind} support={support} noteId={noteId} />
                ))}
              </div>
            )}
          />
        </FormPlaceContext>
      </Section>
    </>
  );
}

function YearRound({ kind, support }: { kind: Kind; support: Support }) {
  const t = useTranslations('customizations.checkin-checkout-days');
  const noteId = useId();
  const reason = useReason(kind, support);
  return (
    <Section title={t(kind)} hint={t(`${kind}Hint`)}>
      <FormWeekdays
        path={kind}
        label={t(kind)}
        labelHidden
        keptOpen={keptOpen(kind, support)}
        describedBy={reason === null ? undefined : noteId}
      />
      {reason !== null && (
        <p id={noteId} className="text-12 text-ink-2">
          {reason}
        </p>
      )}
    </Section>
  );
}

interface SeasonDaysProps {
  path: string;
  kind: Kind;
  support: Support;
  noteId: string;
}

/** The year-round days, or days of its own; none of them blocks the season. */
function SeasonDays({ path, kind, support, noteId }: SeasonDaysProps) {
  const t = useTranslations('customizations.checkin-checkout-days');
  const { value, onChange, readOnly } = useField<Weekday[] | null>(`${path}.${kind}`);
  const chosen = useRef<Weekday[]>([...WEEKDAYS]);
  if (value !== null) chosen.current = value;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <span className="w-24 font-medium">{t(kind)}</span>
        <Segmented
          label={t(kind)}
          value={value === null ? 'year' : 'own'}
          options={[
            { value: 'year', label: t('asAllYear') },
            { value: 'own', label: t('ownDays') },
          ]}
          onChange={(choice) => onChange(choice === 'year' ? null : chosen.current)}
          disabled={readOnly || !support[kind]}
        />
      </div>
      {value !== null && (
        <FormWeekdays
          path={`${path}.${kind}`}
          label={t(kind)}
          labelHidden
          keptOpen={keptOpen(kind, support)}
          errorId={noteId}
        />
      )}
      {value?.length === 0 && <p className="text-12 text-warn">{t(`${kind}Blocked`)}</p>}
    </div>
  );
}

/** Days that the channel cannot close: all, where it takes no rule at all. */
function keptOpen(kind: Kind, support: Support): readonly Weekday[] {
  return support[kind] ? support['restricted-weekdays'] : WEEKDAYS;
}

/** Why some days cannot be closed, or null where all can. */
function useReason(kind: Kind, support: Support): string | null {
  const t = useTranslations('customizations.checkin-checkout-days');
  const locale = useLocale();
  if (!support[kind]) return t(`${kind}Unsupported`);
  const kept = support['restricted-weekdays'];
  if (kept.length === 0) return null;
  const names = weekdayNames(locale, 0);
  const days = kept.map((day) => names[WEEKDAYS.indexOf(day)]?.long ?? day);
  return t('restricted', { days: new Intl.ListFormat(locale).format(days) });
}
