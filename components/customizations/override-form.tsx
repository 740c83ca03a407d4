'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CustomizationForm } from '#components/customizations/customization-form.tsx';
import { EntryList } from '#components/customizations/entry-list.tsx';
import { FormSkeleton } from '#components/customizations/form-skeleton.tsx';
import type { OpenedForm } from '#components/customizations/opened-form.ts';
import { OverrideRowFields } from '#components/customizations/override-row-fields.tsx';
import { OverrideRuns } from '#components/customizations/override-runs.tsx';
import { Section } from '#components/customizations/section.tsx';
import { useFormPlace } from '#components/form/form-place.ts';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import type { IsoDate } from '#contract/dates.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import type { OverriddenNight } from '#lib/customizations/attributes.ts';
import type { OverrideRow } from '#lib/customizations/override-rows.ts';
import { overridesQuery } from '#lib/customizations/read-overrides.ts';

/** The most rows of one request; the contract allows more, nobody types as many. */
const MOST_ROWS = 100;

const NOTHING_PENDING = { overrides: [] as OverrideRow[] };

/** The nights whose price a person has set, and rows to set or clear more. */
export default function OverrideForm(opened: OpenedForm) {
  const { listing, today, onBack } = opened;
  const t = useTranslations('customizations');
  // The list beside reads the same: what failed there is told here, and not asked for again unbidden.
  const read = useQuery({
    ...overridesQuery(readFromBrowser, listing.id, today),
    retryOnMount: false,
  });
  const { data } = read;
  if (read.isPending) return <FormSkeleton name="manual-overrides" onBack={onBack} />;
  if (!data) {
    return (
      <ReadFailure query={read} title={t('failed')}>
        {t('failedDetail')}
      </ReadFailure>
    );
  }
  return (
    <CustomizationForm
      {...opened}
      name="manual-overrides"
      attributes={NOTHING_PENDING}
      after={() => NOTHING_PENDING}
    >
      <OverrideFields nights={data} currency={listing.currency} today={today} />
    </CustomizationForm>
  );
}

interface OverrideFieldsProps {
  nights: readonly OverriddenNight[];
  currency: string;
  today: IsoDate;
}

function OverrideFields({ nights, currency, today }: OverrideFieldsProps) {
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
