'use client';
import {
  Select as AriaSelect,
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { Icon } from '#components/icons/icon.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { fieldBox, labelLook } from '#components/ui/field.tsx';
import { menuBox, menuItem } from '#components/ui/menu-look.ts';

interface SelectProps<Value extends string> {
  label: string;
  labelHidden?: boolean | 'wide' | undefined;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  error?: string | undefined;
  changed?: boolean;
  disabled?: boolean | undefined;
  className?: string;
}

/** One of many, in a form. Import lazily on first-load screens. */
export function Select<Value extends string>({
  label,
  labelHidden,
  options,
  onChange,
  ...props
}: SelectProps<Value>) {
  const { value, error, changed, disabled, className } = props;
  return (
    <AriaSelect
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
      isInvalid={Boolean(error)}
      isDisabled={disabled ?? false}
      className={classNames('flex flex-col gap-1.5', className)}
    >
      <Label className={labelLook(labelHidden)}>{label}</Label>
      <Button className={classNames(fieldBox({ changed, wrong: Boolean(error) }), 'justify-between')}>
        <SelectValue />
        <Icon name="chevron-down" size={12} className="text-ink-3" />
      </Button>
      <FieldError className="text-12 text-bad">{error}</FieldError>
      <Popover className={menuBox} offset={4}>
        <ListBox
          items={options.map((option) => ({ id: option.value, label: option.label }))}
          className="outline-none"
        >
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.label} className={menuItem}>
              {item.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
