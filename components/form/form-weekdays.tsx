'use client';
import { useField } from '#components/form/use-field.ts';
import { WeekdayToggles } from '#components/ui/weekday-toggles.tsx';
import type { Weekday } from '#contract/dates.ts';

interface FormWeekdaysProps {
  path: string;
  label: string;
  labelHidden?: boolean;
  /** Days that cannot be taken out of the list, though they can be put into it. */
  keptOpen?: readonly Weekday[];
  errorId?: string | undefined;
  describedBy?: string | undefined;
}

/** Some weekdays of the form around; null counts as none. */
export function FormWeekdays({ path, keptOpen = [], errorId, ...props }: FormWeekdaysProps) {
  const { value, onChange, error, changed, readOnly, place } = useField<Weekday[] | null>(path);
  const days = value ?? [];
  return (
    <div {...place}>
      <WeekdayToggles
        {...props}
        value={days}
        onChange={onChange}
        fixed={keptOpen.filter((day) => days.includes(day))}
        error={errorId === undefined ? error : undefined}
        errorId={error && errorId}
        changed={changed}
        readOnly={readOnly}
      />
    </div>
  );
}
