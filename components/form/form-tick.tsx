'use client';
import { useId } from 'react';
import { useField } from '#components/form/use-field.ts';
import { Checkbox } from '#components/ui/checkbox.tsx';

/** Yes or no, in a row of fields. */
export function FormTick({ path, label }: { path: string; label: string }) {
  const { value, onChange, changed, readOnly, place } = useField<boolean>(path);
  const id = useId();
  return (
    <div {...place} className="inline-flex items-center gap-1.5 py-1 text-12 touch:min-h-11">
      <Checkbox
        id={id}
        checked={value}
        disabled={readOnly}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id} className={changed ? 'font-semibold text-hand' : 'text-ink-2'}>
        {label}
      </label>
    </div>
  );
}
