import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Field, fieldBox, fieldInput } from '#components/ui/field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  label: string;
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  changed?: boolean;
  size?: 'small' | 'large';
  /** Stands before the text: an icon, a currency sign. */
  lead?: ReactNode;
  inputClassName?: string;
}

/** One line of text. Spreads a react-hook-form registration. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  changed,
  size,
  lead,
  className,
  inputClassName,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      {(control) => (
        <span className={fieldBox({ changed, wrong: Boolean(error), size })}>
          {lead && <span className="text-ink-3">{lead}</span>}
          <input {...input} {...control} className={classNames(fieldInput, inputClassName)} />
        </span>
      )}
    </Field>
  );
}
