'use client';
import { useId } from 'react';
import { classNames } from '#components/ui/class-names.ts';

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
  className?: string;
}

/** One of a few, all in sight. Arrow keys move between them, as in any radio group. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  disabled,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset
      disabled={disabled}
      className={classNames(
        'inline-flex h-[30px] rounded-control border border-line-2 bg-raised touch:h-[46px]',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex items-center border-line border-r px-[11px] whitespace-nowrap text-ink-2 last:border-r-0 hover:text-ink has-checked:font-semibold has-checked:text-ink has-checked:shadow-[inset_0_-2px_0_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-hand forced-colors:has-checked:bg-[Highlight]"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 cursor-pointer appearance-none outline-none disabled:cursor-default"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
