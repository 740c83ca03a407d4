import type { ChangeEvent } from 'react';
import { classNames } from '#components/ui/class-names.ts';

/** Rows of a table that can be chosen by a box before them. */
export interface RowChoice<Row> {
  /** What the box in the head does; it is read out. */
  head: string;
  label: (row: Row) => string;
  has: (id: string) => boolean;
  /** A box was pressed: of a row, or that of the head. Left out until presses can be answered. */
  onPress: ((event: ChangeEvent<HTMLInputElement>, id?: string) => void) | undefined;
}

interface ChoiceBoxProps {
  label: string;
  checked: boolean;
  /** Some, not all, of what it stands for is chosen. */
  some?: boolean;
  onPress: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  as: 'th' | 'td';
  className: string;
}

/** The box before a row, or in the head. The row's own link lies below it. */
export function ChoiceBox({ label, checked, some = false, onPress, as: Tag, className }: ChoiceBoxProps) {
  return (
    <Tag className={classNames('w-8 text-left', className)}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={!onPress}
        onChange={onPress}
        ref={(box) => {
          if (box) box.indeterminate = some;
        }}
        className="tick z-1"
      />
    </Tag>
  );
}
