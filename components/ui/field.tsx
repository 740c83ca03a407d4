import { type ReactNode, useId } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { classNames } from '#components/ui/class-names.ts';

interface FieldProps {
  label: string;
  /** Kept for assistive technology only; the context shows it. `wide`: only where there is room for columns. */
  labelHidden?: boolean | 'wide' | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  /** Receives the ids that tie the control to its label, hint and error. */
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
  }) => ReactNode;
}

/** Label above, hint or error below; the error takes the hint's place. */
export function Field({ label, labelHidden, hint, error, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelLook(labelHidden)}>
        {label}
      </label>
      {children({ id, 'aria-describedby': note ? noteId : undefined, 'aria-invalid': Boolean(error) })}
      {note && (
        <p
          id={noteId}
          className={classNames('flex items-center gap-1 text-12', error ? 'text-bad' : 'text-ink-2')}
          role={error ? 'alert' : undefined}
        >
          {error && <Icon name="alert" size={14} />}
          {note}
        </p>
      )}
    </div>
  );
}

/** The look of a label that may be there for assistive technology only. */
export function labelLook(hidden: boolean | 'wide' | undefined): string {
  if (hidden === 'wide') return 'text-12 text-ink-2 md:sr-only';
  return hidden ? 'sr-only' : 'font-medium';
}

/** The box around an input: grey, blue when changed by hand, red when wrong. */
export function fieldBox(
  options: { changed?: boolean; wrong?: boolean; size?: 'small' | 'large' } = {},
): string {
  return classNames(
    'flex items-center gap-1 rounded-control border bg-raised touch:h-11 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-hand',
    options.size === 'large' ? 'h-10 px-3 text-14' : 'h-[30px] px-2',
    options.wrong
      ? 'border-bad shadow-[inset_2px_0_0_var(--color-bad)]'
      : options.changed
        ? 'border-hand shadow-[inset_2px_0_0_var(--color-hand)] [&_input]:font-semibold [&_input]:text-hand'
        : 'border-control',
  );
}

/** The bare input inside `fieldBox`. */
export const fieldInput = 'w-full min-w-0 bg-transparent outline-none touch:text-16';
