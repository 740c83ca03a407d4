'use client';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { RowChoice } from '#components/table/row-choice.tsx';
import type { Choice } from '#lib/bulk-edits/choice.ts';
import type { ListingRow } from '#lib/listings/list-listings.ts';
import { usePerson } from '#lib/person.tsx';

const load = () => import('#components/listings/listing-choice.tsx');

/** Which listings are chosen. What answers a press is loaded after the first paint. */
export function useListingChoice(rows: readonly ListingRow[] | undefined) {
  const t = useTranslations('bulkEdits.choose');
  const [choice, setChoice] = useState<Choice>();
  const [model, setModel] = useState<Awaited<ReturnType<typeof load>>>();
  const isStaff = usePerson().kind === 'staff';
  useEffect(() => void (isStaff || load().then(setModel)), [isStaff]);
  const page = rows?.map(({ id }) => id) ?? [];
  const table: RowChoice<ListingRow> = {
    head: t('page'),
    label: ({ title }) => t('row', { title }),
    has: (id) => choice?.ids.has(id) ?? false,
    onPress: model && ((event, id) => setChoice(model.pressed(event, { choice, page, id }))),
  };
  return {
    choice,
    setChoice,
    page,
    table: isStaff ? undefined : table,
    onKeyDown: model && ((event: KeyboardEvent) => model.keyed(event, { choice, page, setChoice })),
    Bar: choice?.ids.size ? model?.ChoiceBar : undefined,
  };
}
