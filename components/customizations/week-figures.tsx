'use client';
import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FormFigure } from '#components/form/form-figure.tsx';
import { GroupNote, RowNote } from '#components/form/notes.tsx';
import { WEEKDAYS, type Weekday } from '#contract/dates.ts';
import { weekStartOf } from '#lib/calendar/month.ts';
import { weekdayNames } from '#lib/calendar/weekday-name.ts';

interface WeekFiguresProps
  extends Pick<ComponentProps<typeof FormFigure>, 'placeholder' | 'lead' | 'tail' | 'digits'> {
  /** The list of the seven weekdays. */
  path: string;
  /** What each of them sets. */
  value: 'min-price' | 'min-stay';
  label: string;
  /** Where problems are told; below the row when left out. */
  noteId?: string;
}

/** A figure for each weekday, in the order of the reader's week; an empty one sets nothing. */
export function WeekFigures({ path, value, label, noteId, ...figure }: WeekFiguresProps) {
  const t = useTranslations('customizations');
  const locale = useLocale();
  const id = useId();
  const days = (useWatch({ name: path }) ?? []) as { weekday: Weekday }[];
  const weekStart = weekStartOf(locale);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div role="group" aria-label={label} className="max-w-[26rem]">
      <div className="grid grid-cols-4 gap-1 sm:grid-cols-7">
        {weekdayNames(locale, weekStart).map(({ short, long }, at) => {
          const day = WEEKDAYS[(weekStart + at) % 7];
          const index = days.findIndex(({ weekday }) => weekday === day);
          return (
            <div key={long} className="min-w-0">
              <span aria-hidden="true" className="block text-right text-12 text-ink-2">
                {short}
              </span>
              {index >= 0 && (
                <FormFigure
                  {...figure}
                  path={`${path}.${index}.${value}`}
                  label={t('onWeekday', { field: label, weekday: long })}
                  labelHidden
                  errorId={noteId ?? id}
                />
              )}
            </div>
          );
        })}
      </div>
      {noteId === undefined ? <RowNote path={path} id={id} /> : <GroupNote path={path} />}
    </div>
  );
}
