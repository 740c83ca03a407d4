'use client';
import { type ReactNode, useId } from 'react';
import { useField } from '#components/form/use-field.ts';
import { classNames } from '#components/ui/class-names.ts';
import { Switch } from '#components/ui/switch.tsx';

interface FormSwitchProps {
  path: string;
  label: string;
  /** What it does, in a sentence. */
  hint?: ReactNode;
}

/** On or off, with its words beside it. */
export function FormSwitch({ path, label, hint }: FormSwitchProps) {
  const { value, onChange, error, changed, readOnly, place } = useField<boolean>(path);
  const noteId = useId();
  return (
    <div {...place} className="flex items-start gap-3">
      <Switch
        label={label}
        checked={value}
        disabled={readOnly}
        aria-describedby={hint || error ? noteId : undefined}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5"
      />
      <div>
        <span aria-hidden="true" className={classNames('font-medium', changed && 'font-semibold text-hand')}>
          {label}
        </span>
        {(hint || error) && (
          <p id={noteId} className={error ? 'text-12 text-bad' : 'text-12 text-ink-2'}>
            {error ?? hint}
          </p>
        )}
      </div>
    </div>
  );
}
