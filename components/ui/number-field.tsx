'use client';
import type { ReactNode } from 'react';
import {
  NumberField as AriaNumberField,
  FieldError,
  Group,
  Input,
  Label,
  type NumberFieldProps,
  Text,
} from 'react-aria-components';
import { Icon } from '#components/icons/icon.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { fieldBox, fieldInput } from '#components/ui/field.tsx';

interface Props extends Omit<NumberFieldProps, 'children' | 'className'> {
  label: string;
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  changed?: boolean;
  /** A currency sign or unit before the figure. */
  lead?: ReactNode;
  /** A unit after the figure, e.g. %. */
  tail?: ReactNode;
  placeholder?: string;
  className?: string;
}

/** A figure typed in the person's own notation; right-aligned, arrow keys step. Import lazily on first-load screens. */
export function NumberField({
  label,
  labelHidden,
  hint,
  error,
  changed,
  lead,
  tail,
  placeholder,
  className,
  ...props
}: Props) {
  const isInvalid = Boolean(error) || props.isInvalid;
  return (
    <AriaNumberField
      {...props}
      isInvalid={isInvalid}
      className={classNames('flex flex-col gap-1.5', className)}
    >
      <Label className={labelHidden ? 'sr-only' : 'font-medium'}>{label}</Label>
      <Group className={fieldBox({ changed, wrong: isInvalid })}>
        {lead && <span className="text-ink-3">{lead}</span>}
        <Input placeholder={placeholder} className={classNames(fieldInput, 'text-right')} />
        {tail && <span className="unit text-ink-3">{tail}</span>}
      </Group>
      {hint && !error && (
        <Text slot="description" className="text-12 text-ink-2">
          {hint}
        </Text>
      )}
      <FieldError className="flex items-center gap-1 text-12 text-bad">
        <Icon name="alert" size={14} />
        {error}
      </FieldError>
    </AriaNumberField>
  );
}
