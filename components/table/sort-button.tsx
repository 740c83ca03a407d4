import { Icon } from '#components/icons/icon.tsx';

interface SortButtonProps {
  label: string;
  sort: string;
  direction: 'ascending' | 'descending' | undefined;
  onSort: (sort: string) => void;
}

/** A column's head that sorts by it: first ascending, then the other way round. */
export function SortButton({ label, sort, direction, onSort }: SortButtonProps) {
  return (
    <button
      type="button"
      onClick={() => onSort(direction === 'ascending' ? `-${sort}` : sort)}
      className={`-mx-1 inline-flex h-7 items-center gap-0.5 rounded-control px-1 hover:text-ink touch:h-11 ${direction ? 'font-semibold text-ink' : ''}`}
    >
      {label}
      {direction && <Icon name={direction === 'ascending' ? 'chevron-up' : 'chevron-down'} size={12} />}
    </button>
  );
}
