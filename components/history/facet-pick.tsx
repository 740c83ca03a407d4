'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { MenuButton } from '#components/ui/menu-button.tsx';

interface FacetPickProps<Value extends string> {
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: string; count: number }[];
  /** What stands for the value where no option does. */
  nameOf: (value: Value) => string;
  onChange: (value: Value | null) => void;
}

/** A filter over what occurs: each of its options says how often. */
export function FacetPick<Value extends string>(props: FacetPickProps<Value>) {
  const { label, value, options, nameOf, onChange } = props;
  const t = useTranslations('table');
  const words = useTranslations('history');
  const entries = [
    { id: '', label: t('any'), selected: value === null, onSelect: () => onChange(null) },
    ...options.map((option) => ({
      id: option.value,
      label: words('facet', { name: option.label, count: option.count }),
      selected: option.value === value,
      onSelect: () => onChange(option.value),
    })),
  ];
  return (
    <MenuButton label={label} entries={entries}>
      {(trigger) => (
        <button
          type="button"
          {...trigger}
          className="inline-flex h-[30px] shrink-0 items-center gap-1.5 rounded-control px-1 whitespace-nowrap text-ink-2 hover:bg-hover touch:h-11"
        >
          {label}
          <b
            className={value === null ? 'font-medium text-ink' : 'max-w-48 truncate font-semibold text-hand'}
          >
            {value === null ? t('any') : nameOf(value)}
          </b>
          <Icon name="chevron-down" size={12} className="text-ink-3" />
        </button>
      )}
    </MenuButton>
  );
}
