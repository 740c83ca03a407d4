'use client';
import { Icon } from '#components/icons/icon.tsx';
import { MenuButton } from '#components/ui/menu-button.tsx';

interface ChoicePickProps<Value extends string> {
  label: string;
  value: Value;
  /** The value at rest, which is not marked as chosen by hand. */
  rest: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of several in a toolbar, where none is no choice: its name, and what it is set to. */
export function ChoicePick<Value extends string>(props: ChoicePickProps<Value>) {
  const { label, value, rest, options, onChange } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <MenuButton
      label={label}
      entries={options.map((option) => ({
        id: option.value,
        label: option.label,
        selected: option.value === value,
        onSelect: () => onChange(option.value),
      }))}
    >
      {(trigger) => (
        <button
          type="button"
          {...trigger}
          className="inline-flex h-[30px] shrink-0 items-center gap-1.5 rounded-control px-1 whitespace-nowrap text-ink-2 hover:bg-hover touch:h-11"
        >
          {label}
          <b className={value === rest ? 'font-medium text-ink' : 'font-semibold text-hand'}>
            {chosen?.label ?? value}
          </b>
          <Icon name="chevron-down" size={12} className="text-ink-3" />
        </button>
      )}
    </MenuButton>
  );
}
