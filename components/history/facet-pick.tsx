'use client';
import { useTranslations } from 'next-intl';
import { FilterPick } from '#components/table/filter-pick.tsx';

interface FacetPickProps<Value extends string> {
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: string; count: number }[];
  /** What stands for the value, also where no option does. */
  nameOf: (value: Value) => string;
  onChange: (value: Value | null) => void;
}

/** A filter over what occurs: each of its options says how often. */
export function FacetPick<Value extends string>({ options, nameOf, ...pick }: FacetPickProps<Value>) {
  const t = useTranslations('history');
  return (
    <FilterPick
      {...pick}
      options={options.map(({ value, label, count }) => ({
        value,
        label: t('facet', { name: label, count }),
      }))}
      shown={pick.value !== null && <span className="block max-w-48 truncate">{nameOf(pick.value)}</span>}
    />
  );
}
