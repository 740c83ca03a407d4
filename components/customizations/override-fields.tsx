'use client';
import { useTranslations } from 'next-intl';
import { EntryList } from '#components/customizations/entry-list.tsx';
import { OverrideRowFields } from '#components/customizations/override-row-fields.tsx';
import { OverrideRuns } from '#components/customizations/override-runs.tsx';
import { Section } from '#components/customizations/section.tsx';
import { useFormPlace } from '#components/form/form-place.ts';
import type { IsoDate } from '#contract/dates.ts';
import type { OverriddenNight } from '#lib/customizations/attributes.ts';

/** The most rows of one request; the contract allows more, nobody types as many. */
const MOST_ROWS = 100;

interface OverrideFieldsProps {
  nights: readonly OverriddenNight[];
  currency: string;
  today: IsoDate;
}

/** The nights whose price a person has set, and rows to set or clear more. */
export function OverrideFields({ nights, currency, today }: OverrideFieldsProps) {
  const t = useTranslations('customizations.manual-overrides');
  const { readOnly } = useFormPlace();
  return (
    <>
      <Section title={t('current')} hint={t('currentHint')}>
        <OverrideRuns nights={nights} currency={currency} />
      </Section>
      {!readOnly && (
        <Section title={t('change')} hint={t('changeHint')}>
          <EntryList
            path="overrides"
            rowLabel={(number) => t('row', { number })}
            addLabel={t('add')}
            fresh={{
              'start-date': '',
              'end-date': '',
              price: null,
              'percentage-adjustment': null,
              'days-of-week': null,
              mode: 'price',
            }}
            most={MOST_ROWS}
          >
            {(row, noteId) => (
              <OverrideRowFields path={row} noteId={noteId} currency={currency} today={today} />
            )}
          </EntryList>
        </Section>
      )}
    </>
  );
}
