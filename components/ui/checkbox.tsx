'use client';
import type { ComponentProps } from 'react';
import { classNames } from '#components/ui/class-names.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Some, not all, of what it stands for is ticked. */
  some?: boolean;
}

/** A tick box; label it with a surrounding <label> or aria-label. */
export function Checkbox({ some = false, className, ...props }: CheckboxProps) {
  return (
    <span className={classNames('relative inline-grid size-3.5 shrink-0 place-items-center', className)}>
      <input
        {...props}
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = some;
        }}
        className="peer size-3.5 cursor-pointer appearance-none rounded-[3px] border border-control bg-raised checked:border-hand checked:bg-hand indeterminate:border-hand indeterminate:bg-hand disabled:cursor-default disabled:checked:border-ink disabled:checked:bg-ink"
      />
      <svg
        viewBox="0 0 14 14"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 hidden fill-none stroke-on-hand peer-checked:block peer-indeterminate:hidden"
        strokeWidth="1.6"
      >
        <path d="M3.5 7.4 6 9.8l4.6-5.4" />
      </svg>
      <span className="pointer-events-none absolute hidden h-0.5 w-2 bg-on-hand peer-indeterminate:block" />
    </span>
  );
}
