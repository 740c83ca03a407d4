'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { EntryList } from '#components/customizations/entry-list.tsx';
import { SeasonStrip } from '#components/customizations/season-strip.tsx';
import { FormDate } from '#components/form/form-date.tsx';
import { useFormPlace } from '#components/form/form-place.ts';
import { useField } from '#components/form/use-field.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { MAXIMUM_SEASONS } from '#contract/customizations/bounds.ts';
import type { IsoDate } from '#contract/dates.ts';
import { overlapsOf, type Season } from '#lib/customizations/season-overlap.ts';

interface SeasonListProps {
  path: string;
  today: IsoDate;
  /** The fields that a season sets beside its dates, before anything is typed. */
  fresh: object;
  /** Heads of the columns that follow the dates, each as wide as its fields (`w-24`). */
  columns?: readonly string[];
  children?: (path: string, noteId: string) => ReactNode;
  below?: (path: string, noteId: string) => ReactNode;
  /** Its seasons are drawn elsewhere already. */
  isDrawn?: boolean;
}

const dateWidth = 'w-[calc(50%-.25rem)] md:w-36';

/** Seasons with what holds in them: from, to, whether it repeats every year. */
export function SeasonList(props: SeasonListProps) {
  const { path, today, fresh, columns = [], children, below, isDrawn = false } = props;
  const t = useTranslations('customizations.season');
  const { readOnly } = useFormPlace();
  const seasons = (useWatch({ name: path }) ?? []) as Season[];
  const overlaps = useMemo(() => overlapsOf(seasons), [seasons]);
  return (
    <>
      {!isDrawn && (!readOnly || seasons.length > 0) && (
        <SeasonStrip path={path} today={today} fresh={fresh} label={t('strip')} />
      )}
      <EntryList
        path={path}
        rowLabel={(number) => t('name', { number })}
        addLabel={t('add')}
        fresh={{ 'start-date': '', 'end-date': '', rollover: false, ...fresh }}
        most={MAXIMUM_SEASONS}
        empty={t('none')}
        marked={(row) => (overlaps[row]?.length ?? 0) > 0}
        head={
          <div aria-hidden="true" className="flex gap-2 pb-1 text-12 text-ink-2 max-md:hidden">
            <span className="w-36">{t('from')}</span>
            <span className="w-36">{t('to')}</span>
            <span className="w-24">{t('yearly')}</span>
            {columns.map((column) => (
              <span key={column} className="w-24 text-right">
                {column}
              </span>
            ))}
          </div>
        }
        {...(below ? { below } : {})}
      >
        {(row, noteId) => (
          <>
            <SeasonDates path={row} noteId={noteId} today={today} />
            {children?.(row, noteId)}
          </>
        )}
      </EntryList>
    </>
  );
}

function SeasonDates({ path, noteId, today }: { path: string; noteId: string; today: IsoDate }) {
  const t = useTranslations('customizations.season');
  const start: unknown = useWatch({ name: `${path}.start-date` });
  const shared = { labelHidden: 'wide' as const, errorId: noteId, today, className: dateWidth };
  return (
    <>
      <FormDate {...shared} path={`${path}.start-date`} label={t('from')} />
      <FormDate
        {...shared}
        path={`${path}.end-date`}
        label={t('to')}
        opensAt={typeof start === 'string' && start ? start : undefined}
      />
      <Yearly path={`${path}.rollover`} year={typeof start === 'string' ? start.slice(0, 4) : ''} />
    </>
  );
}

function Yearly({ path, year }: { path: string; year: string }) {
  const t = useTranslations('customizations.season');
  const { value, onChange, changed, readOnly, place } = useField<boolean>(path);
  const id = useId();
  return (
    <div
      {...place}
      className="inline-flex w-full items-center gap-1.5 py-1 whitespace-nowrap text-12 touch:min-h-11 md:w-24"
    >
      <Checkbox
        id={id}
        aria-label={t('yearly')}
        checked={value}
        disabled={readOnly}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label
        htmlFor={id}
        className={classNames(
          'inline-flex items-center gap-1',
          changed ? 'font-semibold text-hand' : 'text-ink-2',
        )}
      >
        {value && <Icon name="repeat" size={14} />}
        {value ? t('repeats') : /^\d{4}$/.test(year) ? t('only', { year }) : t('once')}
      </label>
    </div>
  );
}
