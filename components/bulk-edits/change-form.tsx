'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { CurrencyPick } from '#components/bulk-edits/currency-pick.tsx';
import { NightsFields } from '#components/bulk-edits/nights-fields.tsx';
import { PriceFields } from '#components/bulk-edits/price-fields.tsx';
import { SettingRow } from '#components/bulk-edits/setting-row.tsx';
import type { Draft } from '#components/bulk-edits/use-draft.ts';
import { refusalOf } from '#components/form/refusal.ts';
import { useFormatLimit } from '#components/form/use-format-limit.ts';
import { useProblemWords } from '#components/form/use-problem-words.ts';
import { FigureField } from '#components/ui/figure-field.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { priceNames } from '#lib/bulk-edits/change-draft.ts';
import { todayIn } from '#lib/calendar/today.ts';
import type { ReadError } from '#lib/read.ts';

interface ChangeFormProps {
  draft: Draft;
  /** What the service has against the change as a whole. */
  refused: ReadError | null;
}

const CHANGE = '/data/attributes/change/';

/** What is to change: each setting ticked shows how. */
export function ChangeForm({ draft, refused }: ChangeFormProps) {
  const t = useTranslations('bulkEdits.editor');
  const names = useTranslations('bulkEdits.words.name');
  const { values, edit, currency } = draft;
  const words = useProblemWords(useFormatLimit(currency));
  const [today] = useState(() => todayIn('UTC', new Date()));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const begun = form.current?.querySelector<HTMLElement>('input:checked');
    (begun ?? form.current?.querySelector('input'))?.focus();
  }, []);

  const said = refused ? refusalOf(refused, (path) => path, CHANGE).problems : [];
  const errorAt = (path: string) => {
    const problem = [...draft.problems, ...said].find((one) => one.path === path);
    // What is still empty is seen to be.
    return problem && problem.kind !== 'missing' ? words(problem) : undefined;
  };
  const { 'min-stay': minStay, nights, enabled } = values;

  return (
    <form
      ref={form}
      aria-label={t('form')}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="px-4 pb-4 md:px-8 lg:overflow-y-auto lg:border-line-2 lg:border-r lg:pr-6"
    >
      {priceNames.map((name) => (
        <SettingRow
          key={name}
          name={names(name)}
          on={values[name].on}
          onToggle={(on) => edit({ [name]: { ...values[name], on } })}
        >
          <PriceFields
            name={name}
            draft={values[name]}
            currency={currency}
            error={errorAt(`${name}.amount`) ?? errorAt(`${name}.percent`)}
            onChange={(next) => edit({ [name]: next })}
          />
        </SettingRow>
      ))}
      <SettingRow
        name={names('min-stay')}
        on={minStay.on}
        onToggle={(on) => edit({ 'min-stay': { ...minStay, on } })}
      >
        <FigureField
          label={names('min-stay')}
          labelHidden
          value={minStay.nights}
          tail={t('nights.unit')}
          changed={minStay.nights !== null}
          error={errorAt('min-stay')}
          onChange={(figure) => edit({ 'min-stay': { on: true, nights: figure } })}
          className="w-32"
        />
      </SettingRow>
      <SettingRow
        name={names('nights')}
        hint={t('nights.hint')}
        on={nights.on}
        onToggle={(on) => edit({ nights: { ...nights, on } })}
      >
        <NightsFields
          draft={nights}
          today={today}
          currency={currency}
          errorAt={(path) => errorAt(`nights.${path}`)}
          onChange={(next) => edit({ nights: next })}
        />
      </SettingRow>
      <SettingRow
        name={names('enabled')}
        hint={t('sync.hint')}
        on={enabled.on}
        onToggle={(on) => edit({ enabled: { ...enabled, on } })}
      >
        <div>
          <Segmented
            label={names('enabled')}
            value={enabled.value ? 'on' : 'off'}
            options={[
              { value: 'on', label: t('sync.on') },
              { value: 'off', label: t('sync.off') },
            ]}
            onChange={(value) => edit({ enabled: { on: true, value: value === 'on' } })}
          />
        </div>
      </SettingRow>
      {draft.currencies && (
        <CurrencyPick currencies={draft.currencies} value={currency ?? ''} onChange={draft.chooseCurrency} />
      )}
    </form>
  );
}
