'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MoneyField } from '#components/customizations/money-field.tsx';
import { FormDate } from '#components/form/form-date.tsx';
import { FormFigure } from '#components/form/form-figure.tsx';
import { useField } from '#components/form/use-field.ts';
import { Segmented } from '#components/ui/segmented.tsx';
import { WeekdayToggles } from '#components/ui/weekday-toggles.tsx';
import { type IsoDate, WEEKDAYS, type Weekday } from '#contract/dates.ts';
import type { OverrideRow } from '#lib/customizations/override-rows.ts';

interface OverrideRowFieldsProps {
  path: string;
  noteId: string;
  currency: string;
  today: IsoDate;
}

type Mode = NonNullable<OverrideRow['mode']> | 'clear';
const modes = ['price', 'percentage-adjustment', 'clear'] as const;

/** Dates, and what they get: a price, a percentage on top of the modeled price, or neither. */
export function OverrideRowFields({ path, noteId, currency, today }: OverrideRowFieldsProps) {
  const t = useTranslations('customizations.manual-overrides');
  const start: unknown = useWatch({ name: `${path}.start-date` });
  const mode = useMode(path);
  const shared = { labelHidden: 'wide' as const, errorId: noteId };
  const date = { ...shared, today, first: today, className: 'w-[calc(50%-.25rem)] md:w-36' };
  return (
    <>
      <FormDate {...date} path={`${path}.start-date`} label={t('from')} />
      <FormDate
        {...date}
        path={`${path}.end-date`}
        label={t('to')}
        opensAt={typeof start === 'string' && start ? start : undefined}
      />
      <Segmented
        label={t('mode')}
        value={mode.value}
        options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
        onChange={mode.choose}
      />
      {mode.value === 'price' && (
        <MoneyField
          {...shared}
          path={`${path}.price`}
          currency={currency}
          label={t('price')}
          className="w-28"
        />
      )}
      {mode.value === 'percentage-adjustment' && (
        <FormFigure
          {...shared}
          path={`${path}.percentage-adjustment`}
          label={t('percentage')}
          digits={2}
          signed
          tail="%"
          className="w-28"
        />
      )}
      <Weekdays path={`${path}.days-of-week`} errorId={noteId} />
    </>
  );
}

/** A row has one of the two values, or none; what was typed comes back with the choice. */
function useMode(path: string) {
  const { getValues, setValue } = useFormContext();
  const { value: mode } = useField<OverrideRow['mode']>(`${path}.mode`);
  const typed = useRef<Record<string, unknown>>({});
  function choose(next: Mode) {
    for (const value of ['price', 'percentage-adjustment'] as const) {
      const field = `${path}.${value}`;
      typed.current[value] = getValues(field) ?? typed.current[value];
      setValue(field, value === next ? (typed.current[value] ?? null) : null);
    }
    setValue(`${path}.mode`, next === 'clear' ? undefined : next);
  }
  return { value: mode ?? 'clear', choose } as const;
}

/** All days are null to the service. */
function Weekdays({ path, errorId }: { path: string; errorId: string }) {
  const t = useTranslations('customizations.manual-overrides');
  const { value, onChange, error, place } = useField<Weekday[] | null>(path);
  return (
    <div {...place}>
      <WeekdayToggles
        label={t('weekdays')}
        labelHidden
        value={value ?? WEEKDAYS}
        onChange={(days) => onChange(days.length === WEEKDAYS.length ? null : days)}
        errorId={error && errorId}
      />
    </div>
  );
}
