import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiCallButton } from '#components/api-call/api-call-button.tsx';
import { useFormatLimit } from '#components/form/use-format-limit.ts';
import { useProblemWords } from '#components/form/use-problem-words.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { FigureField } from '#components/ui/figure-field.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { IsoDate } from '#contract/dates.ts';
import { customizationCall, type FormCalls } from '#lib/api-call/api-call.ts';
import type { Explanation } from '#lib/calendar/explanation.ts';
import {
  type DraftField,
  draftField,
  draftProblems,
  emptyDraft,
  nightsOfDraft,
  type OverrideDraft,
  overrideKinds,
  overrideOn,
  rowOf,
  todayOf,
} from '#lib/calendar/override-draft.ts';
import type { OverrideRow } from '#lib/customizations/override-rows.ts';
import { currencySign } from '#lib/format/money.ts';
import { formatNumber } from '#lib/format/number.ts';
import styles from './day-panel.module.css';
import { OverrideEffect } from './override-effect.tsx';
import type { OverrideOutcome } from './use-override.ts';

interface OverrideFormProps {
  listingId: string;
  date: IsoDate;
  explanation: Explanation;
  /** Of what was sent last: what it was refused for stands at the field until that is another. */
  outcome: OverrideOutcome | null;
  busy: boolean;
  onSave: (row: OverrideRow) => Promise<boolean>;
}

/** A fixed price, a percentage or the model's price again, for this night or several, with its effect before it is saved. */
export function OverrideForm({ listingId, date, explanation, outcome, busy, onSave }: OverrideFormProps) {
  const t = useTranslations('dayPanel.override');
  const locale = useLocale();
  const problemId = useId();
  const [draft, setDraft] = useState(() => emptyDraft(date, explanation));
  const [isRange, setRange] = useState(false);
  const [attempted, setAttempted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [resets, setResets] = useState(0);
  const { currency, price } = explanation;
  const words = useProblemWords(useFormatLimit(currency));

  const today = todayOf(explanation);
  const problems = draftProblems(draft, today);
  const row = rowOf(draft);
  const refused = new Map(
    JSON.stringify(outcome?.row) === JSON.stringify(row)
      ? outcome?.refusal?.problems.map((problem) => [draftField(problem.path), problem])
      : [],
  );
  const said = (field: DraftField) => {
    const problem = refused.get(field) ?? problems.get(field);
    return problem && (attempted || problem.kind !== 'missing') ? words(problem) : undefined;
  };
  const nights = nightsOfDraft(draft);
  const isNothing = draft.kind === 'clear' && nights === 1 && overrideOn(explanation) === null;
  const isTouched = draft.figure !== null || isRange || draft.kind !== emptyDraft(date, explanation).kind;
  const edit = (change: Partial<OverrideDraft>) => setDraft((known) => ({ ...known, ...change }));

  function reset() {
    setDraft(emptyDraft(date, explanation));
    setRange(false);
    setAttempted(false);
    setResets((count) => count + 1);
  }

  useEffect(() => {
    // What had the focus may be gone or disabled; a field would open a phone's keyboard.
    if (resets > 0) form.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [resets]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || isNothing) return;
    setAttempted(true);
    if (problems.size === 0 && (await onSave(row))) reset();
  }

  function onKeyDown(event: KeyboardEvent) {
    // The first Escape takes back what is typed, the next one closes the panel.
    if (event.key === 'Escape' && isTouched) reset();
    else if (event.key === '%' && draft.kind === 'fixed') edit({ kind: 'percentage' });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function calls(): FormCalls {
    if (problems.size > 0) {
      return { problems: [...problems.values()].map((found) => ({ path: found.path, text: words(found) })) };
    }
    const call = customizationCall(listingId, 'manual-overrides', { overrides: [row] });
    return { calls: [call], isUnchanged: false };
  }

  const dateField = (field: 'from' | 'to') => (
    <TextField
      type="date"
      label={t(field)}
      value={draft[field]}
      min={field === 'to' ? draft.from || today : today}
      error={said(field)}
      changed={draft[field] !== date}
      onChange={({ target }) => edit({ [field]: target.value })}
      className="min-w-0 grow basis-32"
    />
  );
  const figureProblem = said('figure');
  const shownPrice = formatNumber(price, locale);
  return (
    <form
      ref={form}
      aria-label={t('title')}
      noValidate
      className={styles.override}
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3>{t('title')}</h3>
        <span className="flex flex-wrap items-baseline justify-end gap-x-2">
          <ApiCallButton calls={calls} className="-my-1.5 touch:-my-3" />
          <button
            type="button"
            className={styles.footLink}
            aria-expanded={isRange}
            onClick={() => {
              setRange(!isRange);
              edit({ from: date, to: date });
            }}
          >
            {t(isRange ? 'oneNight' : 'severalNights')}
          </button>
        </span>
      </div>
      {isRange && (
        <div className="flex flex-wrap gap-2">
          {dateField('from')}
          {dateField('to')}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Segmented
          label={t('kind')}
          value={draft.kind}
          options={overrideKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          onChange={(kind) => edit({ kind, figure: null })}
          className="max-md:w-full max-md:[&>label]:grow max-md:[&>label]:justify-center"
        />
        {draft.kind !== 'clear' && (
          <FigureField
            key={`${draft.kind} ${resets}`}
            label={t(draft.kind === 'fixed' ? 'price' : 'percent')}
            labelHidden
            value={draft.figure}
            digits={2}
            signed={draft.kind === 'percentage'}
            placeholder={draft.kind === 'fixed' ? shownPrice : undefined}
            lead={draft.kind === 'fixed' ? currencySign(currency, locale) : undefined}
            tail={draft.kind === 'percentage' ? '%' : undefined}
            changed={draft.figure !== null}
            errorId={figureProblem ? problemId : undefined}
            onChange={(figure) => edit({ figure })}
            className="min-w-20 grow basis-16"
          />
        )}
        <Button
          type="submit"
          variant="first"
          busy={busy}
          disabled={isNothing || (draft.kind !== 'clear' && draft.figure === null)}
          className="ml-auto"
        >
          {t(draft.kind === 'clear' ? 'clear' : 'set', { count: nights })}
        </Button>
      </div>
      {figureProblem && (
        <p id={problemId} role="alert" className="flex items-center gap-1 text-12 text-bad">
          <Icon name="alert" size={14} />
          {figureProblem}
        </p>
      )}
      {isNothing && <p className={styles.footNote}>{t('nothingToClear')}</p>}
      {problems.size === 0 && !isNothing && (
        <OverrideEffect
          listingId={listingId}
          row={row}
          nights={nights}
          currency={currency}
          onHold={(floor) => edit({ kind: 'fixed', figure: floor })}
        />
      )}
    </form>
  );
}
