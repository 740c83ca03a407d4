'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ApiCallButton } from '#components/api-call/api-call-button.tsx';
import { useDraftCalls } from '#components/api-call/use-draft-calls.ts';
import { Form } from '#components/form/form.tsx';
import { type Saved, useDraft } from '#components/form/use-draft.ts';
import { useFormatLimit } from '#components/form/use-format-limit.ts';
import { Icon } from '#components/icons/icon.tsx';
import { useForesight } from '#components/preview/use-foresight.tsx';
import type { CustomizationName } from '#contract/customizations/names.ts';
import type { IsoDate } from '#contract/dates.ts';
import { customizationCall } from '#lib/api-call/api-call.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { changeCustomization, takeUpCustomization } from '#lib/customizations/change-customization.ts';
import { problemsIn } from '#lib/customizations/check.ts';
import { customizationsQuery } from '#lib/customizations/read-customizations.ts';
import type { Listing } from '#lib/listings/list-listings.ts';
import { rereadListing } from '#lib/listings/reread-listing.ts';
import { useMayEdit } from '#lib/person.tsx';
import { restoreListing } from '#lib/restorations/restore-listing.ts';

interface CustomizationFormProps<Values extends object> {
  name: CustomizationName;
  listing: Listing;
  today: IsoDate;
  attributes: Values;
  /** What the form holds once the change is made, where that is not the answer itself. */
  after?: () => Values;
  onBack: () => void;
  /** What else can be done with the saved values. */
  actions: (name: CustomizationName, isDirty: boolean) => ReactNode;
  children: ReactNode;
}

/** What a customization does, in a sentence, above its form. */
export function CustomizationForm<Values extends object>(props: CustomizationFormProps<Values>) {
  const { name, listing, today, attributes, after, onBack, actions, children } = props;
  const t = useTranslations('customizations');
  const queries = useQueryClient();
  const mayEdit = useMayEdit();
  const formatLimit = useFormatLimit(listing.currency);

  async function save(changes: Partial<Values>): Promise<Saved<Values>> {
    const changed = await changeCustomization(listing.id, name, changes);
    if (!changed) return { values: await readAgain(), undo: null };
    takeUpCustomization(queries, listing.id, name, changed.attributes);
    const { requestId } = changed;
    return {
      values: after?.() ?? (changed.attributes as Values),
      undo: requestId === null ? null : () => takeBack(requestId),
    };
  }

  async function takeBack(requestId: string): Promise<Values | null> {
    await restoreListing(listing.id, { 'request-id': requestId });
    rereadListing(queries, listing.id);
    return readAgain();
  }

  /** Null where they cannot be read just now: then they come with the next read. */
  async function readAgain(): Promise<Values | null> {
    if (after) return after();
    const query = { ...customizationsQuery(readFromBrowser, listing.id), staleTime: 0 };
    const all: object | null = await queries.fetchQuery(query).catch(() => null);
    return (all as Record<string, Values> | null)?.[name] ?? null;
  }

  const draft = useDraft({
    values: attributes,
    validate: (values, before) => problemsIn(name, values, before, today),
    save,
    locked: !mayEdit,
  });
  const foresight = useForesight({ listing, name, draft });
  const calls = useDraftCalls(draft, formatLimit, (changes) => customizationCall(listing.id, name, changes));

  return (
    <section aria-labelledby="customization">
      <header className="pt-3">
        <a
          href="?"
          onClick={(event) => {
            event.preventDefault();
            onBack();
          }}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 text-ink-2 md:hidden"
        >
          <Icon name="chevron-left" />
          {t('all')}
        </a>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="customization">{t(`${name}.title`)}</h2>
          <div className="-my-1 flex flex-wrap items-center max-md:-ml-2 md:-mr-2">
            {actions(name, draft.count > 0)}
            <ApiCallButton calls={calls} />
          </div>
        </div>
        <p className="max-w-[72ch] text-ink-2">{t(`${name}.what`)}</p>
        {!mayEdit && (
          <p className="mt-2 flex items-center gap-1.5 text-ink-2">
            <Icon name="lock" size={14} />
            {t('viewOnly')}
          </p>
        )}
      </header>
      <Form
        label={t(`${name}.title`)}
        draft={draft}
        foresight={foresight}
        formatLimit={formatLimit}
        lockedReason={t('mayNotSave')}
      >
        {children}
      </Form>
    </section>
  );
}
