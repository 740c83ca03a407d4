'use client';
import { useField } from '#components/form/use-field.ts';
import { DateField, type DateFieldProps } from '#components/ui/date-field.tsx';

type Bound = 'value' | 'onChange' | 'error' | 'changed' | 'readOnly';

/** A date of the form around. With `errorId` its problem is told there, not below it. */
export function FormDate({ path, errorId, ...props }: Omit<DateFieldProps, Bound> & { path: string }) {
  const field = useField<string>(path);
  return (
    <div {...field.place} className={props.className}>
      <DateField
        {...props}
        className={undefined}
        value={field.value ?? ''}
        onChange={field.onChange}
        error={errorId === undefined ? field.error : undefined}
        errorId={field.error && errorId}
        changed={field.changed}
        readOnly={field.readOnly}
      />
    </div>
  );
}
