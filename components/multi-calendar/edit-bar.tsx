'use client';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { ApiCallButton } from '#components/api-call/api-call-button.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { FigureField } from '#components/ui/figure-field.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { customizationCall, type FormCalls } from '#lib/api-call/api-call.ts';
import { currencySign, formatMoney } from '#lib/format/money.ts';
import {
  type ChosenListing,
  type Effect,
  type Effects,
  overrideRows,
  type Plan,
  type PlannedListing,
} from '#lib/multi-calendar/edit.ts';
import { type Edit, editKinds } from './edit-value.ts';
import { MoreChanges } from './more-changes.tsx';
import styles from './multi-calendar.module.css';

export interface EditBarHandle {
  focus: () => void;
}

interface EditBarProps {
  ref: Ref<EditBarHandle>;
  chosen: readonly ChosenListing[];
  nights: number;
  listings: number;
  dates: string;
  past: number;
  currencies: readonly string[];
  edit: Edit;
  /** Null without an edit that can be sent. */
  plan: Plan | null;
  /** Of what is chosen as it is, and as the edit would have it; null without an edit that can be sent. */
  now: Effects;
  effects: Effects | null;
  problem: 'tooLow' | 'outOfRange' | null;
  mayEdit: boolean;
  onEdit: (edit: Edit) => void;
  onApply: () => void;
  onCancel: () => void;
}

/** The selection: how many nights, what they cost, what is to become of them and what that does, before it is sent. */
export function EditBar({ ref, edit, plan, effects, now, problem, onEdit, ...bar }: EditBarProps) {
  const t = useTranslations('multiCalendar.edit');
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      const field = form.current?.querySelector<HTMLInputElement>('[data-figure] input');
      (field ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
      // What was typed on the grid goes on here.
      field?.setSelectionRange(field.value.length, field.value.length);
    },
  }));
  const { nights, listings, dates, past, currencies } = bar;
  const [currency, second] = currencies;

  function calls(): FormCalls {
    if (problem) return { problems: [{ path: 'overrides', text: t(problem) }] };
    if (!plan) return { problems: [] };
    return { isUnchanged: false, calls: plan.map(callOf) };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (effects) bar.onApply();
  }

  return (
    <form
      ref={form}
      className={styles.editBar}
      aria-label={t('label')}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') bar.onCancel();
        // A percent sign typed into a price makes it a percentage.
        else if (event.key === '%' && edit.kind === 'fixed') onEdit({ ...edit, kind: 'percentage' });
        else return;
        event.preventDefault();
      }}
    >
      <div className={styles.what}>
        <span className="flex items-baseline gap-3">
          <b>{t('nights', { count: nights })}</b>
          {!edit.pasted && <MoreChanges chosen={bar.chosen} edit={edit} />}
        </span>
        <small>{t('where', { listings, dates })}</small>
      </div>
      {bar.mayEdit && edit.pasted && (
        <p className={styles.pasted}>{t.rich('paste', { count: countOf(edit.pasted), b: bold })}</p>
      )}
      {bar.mayEdit && !edit.pasted && (
        <>
          <Segmented
            label={t('kind')}
            value={edit.kind}
            options={editKinds.map((kind) => ({ value: kind, label: t(kind) }))}
            onChange={(kind) => onEdit({ ...edit, kind })}
          />
          {edit.kind !== 'clear' && (
            <div data-figure="">
              <FigureField
                label={t(edit.kind === 'fixed' ? 'price' : 'percent')}
                labelHidden
                value={edit.figure}
                digits={edit.kind === 'fixed' ? 0 : 2}
                signed={edit.kind === 'percentage'}
                changed={edit.figure !== null}
                errorId={problem ? 'edit-problem' : undefined}
                lead={
                  edit.kind === 'fixed' && currency && !second ? currencySign(currency, locale) : undefined
                }
                tail={edit.kind === 'percentage' ? '%' : undefined}
                onChange={(figure) => onEdit({ ...edit, figure })}
                className="w-24"
              />
            </div>
          )}
        </>
      )}
      <EffectFigures now={now} effects={effects} locale={locale} />
      <div className={styles.notes} aria-live="polite">
        {problem && (
          <span id="edit-problem" className="flex items-center gap-1 text-bad">
            <Icon name="alert" size={14} />
            {t(problem)}
          </span>
        )}
        {!bar.mayEdit && <small>{t('readOnly')}</small>}
        {bar.mayEdit && effects && effects.belowFloor > 0 && (
          <span className="flex items-center gap-1 text-bad">
            <Icon name="warning" size={14} />
            <span>{t.rich('below', { count: effects.belowFloor, b: bold })}</span>
          </span>
        )}
        {bar.mayEdit && effects && (effects.belowFloor > 0 || edit.hold) && (
          <small>
            {!edit.hold && t('mayGo')}{' '}
            <button
              type="button"
              className={styles.link}
              onClick={() => onEdit({ ...edit, hold: !edit.hold })}
            >
              {t(edit.hold ? 'letGo' : 'hold')}
            </button>
          </small>
        )}
        {bar.mayEdit && effects && effects.untold > 0 && (
          <small>{t('later', { count: effects.untold })}</small>
        )}
        {bar.mayEdit && past > 0 && <small>{t('past')}</small>}
      </div>
      <div className={styles.actions}>
        {bar.mayEdit && <ApiCallButton calls={calls} />}
        <Button variant="quiet" onClick={bar.onCancel}>
          {t('cancel')} <kbd className="max-md:hidden">Esc</kbd>
        </Button>
        {bar.mayEdit && (
          <Button type="submit" variant="first" disabled={!effects}>
            {t('apply', { count: nights })} <kbd className="max-md:hidden">⏎</kbd>
          </Button>
        )}
      </div>
    </form>
  );
}

const callOf = (planned: PlannedListing) =>
  customizationCall(planned.listing.id, 'manual-overrides', { overrides: overrideRows(planned) });

function countOf(plan: Plan): number {
  return plan.reduce((sum, { nights }) => sum + nights.size, 0);
}

function EffectFigures({ now, effects, locale }: { now: Effects; effects: Effects | null; locale: string }) {
  const t = useTranslations('multiCalendar.edit');
  const shown = (effects ?? now).byCurrency.filter(({ compared }) => compared > 0).slice(0, 2);
  const money = (amount: number, { currency }: Effect) => formatMoney(Math.round(amount), currency, locale);
  const change = (from: number, to: number, effect: Effect): ReactNode =>
    effects ? (
      <>
        {money(from, effect)}{' '}
        <Icon name="arrow-right" size={14} className="mx-0.5 inline align-[-2px] text-ink-3" />{' '}
        <b className="text-hand">{money(to, effect)}</b>
      </>
    ) : (
      money(from, effect)
    );
  const [only, second] = shown;
  return (
    <>
      {shown.length > 0 && (
        <div className={styles.effect}>
          <small>{t('average')}</small>
          <span>
            {shown.map((effect, index) => (
              <span key={effect.currency}>
                {index > 0 && <span className="mx-1.5 text-ink-3">·</span>}
                {change(effect.before / effect.compared, effect.after / effect.compared, effect)}
              </span>
            ))}
          </span>
        </div>
      )}
      {only && !second && (
        <div className={styles.effect} data-total="">
          <small>{t('total')}</small>
          <span>{change(only.before, only.after, only)}</span>
        </div>
      )}
    </>
  );
}

const bold = (text: ReactNode) => <b>{text}</b>;
