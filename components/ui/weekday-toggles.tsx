'use client';
import { useLocale } from 'next-intl';
import { useId } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { WEEKDAYS, type Weekday } from '#contract/dates.ts';
import { weekStartOf } from '#lib/calendar/month.ts';
import { weekdayNames } from '#lib/calendar/weekday-name.ts';

interface WeekdayTogglesProps {
  label: string;
  labelHidden?: boolean | undefined;
  value: readonly Weekday[];
  onChange: (value: Weekday[]) => void;
  /** Days that cannot be switched as they stand. */
  fixed?: readonly Weekday[] | undefined;
  error?: string | undefined;
  errorId?: string | undefined;
  changed?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** The element that says why some cannot be switched. */
  describedBy?: string | undefined;
}

/** Some of the seven weekdays, in the order of the reader's week. Each is a tick box that looks like a day. */
export function WeekdayToggles(props: WeekdayTogglesProps) {
  const {
    label,
    labelHidden,
    value,
    onChange,
    fixed = [],
    error,
    errorId,
    changed,
    readOnly,
    describedBy,
  } = props;
  const locale = useLocale();
  const weekStart = weekStartOf(locale);
  const noteId = useId();
  const wrong = Boolean(error || errorId);

  const toggle = (day: Weekday, on: boolean) =>
    onChange(WEEKDAYS.filter((other) => (other === day ? on : value.includes(other))));

  return (
    <fieldset
      aria-describedby={error ? noteId : (errorId ?? describedBy)}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 font-medium'}>{label}</legend>
      <div className="flex flex-wrap gap-1 touch:gap-0.5">
        {weekdayNames(locale, weekStart).map(({ short, long }, at) => {
          const day = WEEKDAYS[(weekStart + at) % 7] ?? 'monday';
          const on = value.includes(day);
          const off = readOnly || fixed.includes(day);
          return (
            <label
              key={day}
              title={long}
              className={classNames(
                'relative grid h-[30px] w-10 place-items-center rounded-control border has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-hand touch:h-11 touch:w-11',
                on ? 'bg-raised font-semibold' : 'border-dashed text-ink-3',
                wrong
                  ? 'border-bad'
                  : on && changed
                    ? 'border-hand text-hand'
                    : off
                      ? 'border-line-2'
                      : 'border-control',
                off && 'bg-transparent',
              )}
            >
              <input
                type="checkbox"
                aria-label={long}
                aria-invalid={wrong || undefined}
                checked={on}
                disabled={off}
                onChange={({ target }) => toggle(day, target.checked)}
                className="absolute inset-0 cursor-pointer appearance-none outline-none disabled:cursor-default"
              />
              <span aria-hidden="true">{short}</span>
              {on && <span aria-hidden="true" className="absolute inset-x-2 bottom-0.5 h-0.5 bg-current" />}
            </label>
          );
        })}
      </div>
      {error && (
        <p id={noteId} role="alert" className="text-12 text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
