'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFormatLimit } from '#components/customizations/use-format-limit.ts';
import { Form } from '#components/form/form.tsx';
import { Icon } from '#components/icons/icon.tsx';
import type { CustomizationName } from '#contract/customizations/names.ts';
import type { IsoDate } from '#contract/dates.ts';
import { changeCustomization, takeUpCustomization } from '#lib/customizations/change-customization.ts';
import { problemsIn } from '#lib/customizations/check.ts';
import { formerValues } from '#lib/forms/changes.ts';
import type { Listing } from '#lib/listings/list-listings.ts';
import { useMayEdit } from '#lib/person.tsx';

interface CustomizationFormProps<Values extends object> {
  name: CustomizationName;
  listing: Listing;
  today: IsoDate;
  attributes: Values;
  /** What the form holds once the change is made, where that is not the answer itself. */
  after?: () => Values;
  /** What to send to have the former values back, where that is not those themselves. */
  undo?: (changes: Partial<Values>) => readonly Partial<Values>[];
  onBack: () => void;
  children: ReactNode;
}

/** What a customization does, in a sentence, above its form. */
export function CustomizationForm<Values extends object>(props: CustomizationFormProps<Values>) {
  const { name, listing, today, attributes, after, undo, onBack, children } = props;
  const t = useTranslations('customizations');
  const queries = useQueryClient();
  const mayEdit = useMayEdit();
  const formatLimit = useFormatLimit(listing.currency);

  async function save(changes: Partial<Values>): Promise<Values> {
    const answer = await changeCustomization(listing.id, name, changes);
    takeUpCustomization(queries, listing.id, name, answer);
    return after?.() ?? (answer as Values);
  }

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
        <h2 id="customization">{t(`${name}.title`)}</h2>
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
        values={attributes}
        validate={(values, before) => problemsIn(name, values, before, today)}
        save={save}
        undo={(before, changes) => undo?.(changes) ?? wayBack(name, before, changes)}
        formatLimit={formatLimit}
        readOnly={!mayEdit}
      >
        {children}
      </Form>
    </section>
  );
}

/** Former values in an order in which the service takes them, null where it takes them no more. */
function wayBack<Values extends object>(
  name: CustomizationName,
  before: Values,
  changes: Partial<Values>,
): readonly Partial<Values>[] | null {
  const former = formerValues(before, changes);
  if (name === 'base-price' && former['base-price'] === null) return null;
  const { 'dynamic-gap-price-adjustments': dynamic, ...rest } = former;
  const inSteps = dynamic === true && Object.keys(rest).length > 0;
  return (inSteps ? [rest, { 'dynamic-gap-price-adjustments': dynamic }] : [former]) as Partial<Values>[];
}
