'use client';
import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Field, fieldBox, fieldInput } from '#components/ui/field.tsx';
import type { IsoDate } from '#contract/dates.ts';
import { isIsoDate } from '#contract/dates.ts';
import { formatDate, parseDate } from '#lib/format/date.ts';

const loadCalendar = () => import('#components/ui/date-calendar.tsx');
const DateCalendar = lazy(loadCalendar);

export interface DateFieldProps {
  label: string;
  labelHidden?: boolean | 'wide' | undefined;
  /** A date, empty where there is none, or the text that could not be read as one. */
  value: IsoDate | string;
  onChange: (value: IsoDate | string) => void;
  today: IsoDate;
  /** The first date that can be picked. */
  first?: IsoDate | undefined;
  /** Where the calendar opens while there is no date; today when left out. */
  opensAt?: IsoDate | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Wrong, with the words elsewhere: in the element of this id. */
  errorId?: string | undefined;
  changed?: boolean | undefined;
  readOnly?: boolean | undefined;
  className?: string | undefined;
}

/** A date, typed in the reader's own notation or picked from a calendar; it keeps whatever is typed. */
export function DateField(props: DateFieldProps) {
  const { label, labelHidden, value, onChange, today, hint, error, errorId, changed, readOnly, className } =
    props;
  const t = useTranslations('form');
  const locale = useLocale();
  const box = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const date = isIsoDate(value) ? value : null;

  function type(text: string) {
    setTyped(text);
    onChange(parseDate(text, locale, today) ?? text.trim());
  }

  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      {(control) => (
        <span
          ref={box}
          className={classNames(
            fieldBox({ changed, wrong: Boolean(error || errorId) }),
            readOnly && 'border-line-2 bg-transparent',
            !readOnly && 'pr-0',
          )}
        >
          <input
            {...control}
            aria-describedby={errorId ?? control['aria-describedby']}
            aria-invalid={Boolean(error || errorId)}
            value={typed ?? (date ? formatDate(date, locale) : value)}
            readOnly={readOnly}
            placeholder={formatDate(today, locale)}
            autoComplete="off"
            maxLength={40}
            onChange={({ target }) => type(target.value)}
            onFocus={({ target }) => target.select()}
            onBlur={() => setTyped(null)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || !event.altKey || readOnly) return;
              event.preventDefault();
              setOpen(true);
            }}
            className={fieldInput}
          />
          {!readOnly && (
            <button
              type="button"
              aria-label={t('pick', { field: label })}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onPointerEnter={() => void loadCalendar()}
              onClick={() => setOpen(true)}
              className="focus-inset inline-grid size-7 shrink-0 place-items-center rounded-control text-ink-3 hover:text-ink touch:size-11"
            >
              <Icon name="calendar" size={14} />
            </button>
          )}
          {isOpen && (
            <Suspense>
              <DateCalendar
                label={label}
                value={date}
                today={today}
                first={props.first}
                opensAt={date ?? props.opensAt ?? today}
                triggerRef={box}
                onPick={(picked) => {
                  setTyped(null);
                  onChange(picked);
                  setOpen(false);
                }}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
        </span>
      )}
    </Field>
  );
}
