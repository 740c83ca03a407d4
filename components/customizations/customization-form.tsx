'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ApiCallButton } from '#components/api-call/api-call-button.tsx';
import { useDraftCalls } from '#components/api-call/use-draft-calls.ts';
import { FormHead } from '#components/customizations/form-head.tsx';
import type { OpenedForm } from '#components/customizations/opened-form.ts';
import { useCheckedDraft } from '#components/customizations/use-checked-draft.ts';
import { Form } from '#components/form/form.tsx';
import type { Saved } from '#components/form/use-draft.ts';
import { useFormatLimit } from '#components/form/use-format-limit.ts';
import { useForesight } from '#components/preview/use-foresight.tsx';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { customizationCall } from '#lib/api-call/api-call.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { changeCustomization, takeUpCustomization } from '#lib/customizations/change-customization.ts';
import { customizationsQuery } from '#lib/customizations/read-customizations.ts';
import { rereadListing } from '#lib/listings/reread-listing.ts';
import { useMayEdit } from '#lib/person.tsx';
import { restoreListing } from '#lib/restorations/restore-listing.ts';

interface CustomizationFormProps<Values extends object> extends Omit<OpenedForm, 'customizations'> {
  name: CustomizationName;
  attributes: Values;
  /** What the form holds once the change is made, where that is not the answer itself. */
  after?: () => Values;
  children: ReactNode;
}

/** A customization as a form that checks, previews, saves and undoes what is typed. */
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

  const { draft, fetchCheck } = useCheckedDraft({ name, today, values: attributes, save, locked: !mayEdit });
  const foresight = useForesight({ listing, name, draft });
  const calls = useDraftCalls(draft, formatLimit, (changes) => customizationCall(listing.id, name, changes));

  return (
    <section aria-labelledby="customization" onFocus={() => void fetchCheck()}>
      <FormHead name={name} onBack={onBack}>
        {actions(name, today, draft.count > 0)}
        <ApiCallButton calls={calls} ready={fetchCheck} />
      </FormHead>
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
