'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { MenuButton } from '#components/ui/menu-button.tsx';
import type { MenuEntry } from '#components/ui/menu-entry.ts';

interface FilterPickProps<Value extends string | number> {
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | null) => void;
  /** What stands for the value, where that is not its option's label. */
  shown?: ReactNode;
}

/** A filter in a toolbar: its name, and what it is set to. */
export function FilterPick<Value extends string | number>(props: FilterPickProps<Value>) {
  const { label, value, options, onChange, shown } = props;
  const t = useTranslations('table');
  const chosen = options.find((option) => option.value === value);
  const menu: MenuEntry[] = [
    { id: 'any', label: t('any'), selected: value === null, onSelect: () => onChange(null) },
    ...options.map((option) => ({
      id: String(option.value),
      label: option.label,
      selected: option.value === value,
      onSelect: () => onChange(option.value),
    })),
  ];
  return (
    <MenuButton label={label} entries={menu}>
      {(trigger) => (
        <button
          type="button"
          {...trigger}
          className="inline-flex h-[30px] shrink-0 items-center gap-1.5 rounded-control px-1 whitespace-nowrap text-ink-2 hover:bg-hover touch:h-11"
        >
          {label}
          <b className={value === null ? 'font-medium text-ink' : 'font-semibold text-hand'}>
            {shown || (chosen?.label ?? value ?? t('any'))}
          </b>
          <Icon name="chevron-down" size={12} className="text-ink-3" />
        </button>
      )}
    </MenuButton>
  );
}
