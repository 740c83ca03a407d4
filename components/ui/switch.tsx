import type { ComponentProps } from 'react';
import { classNames } from '#components/ui/class-names.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'aria-label'> {
  /** Read out; the visible label stands elsewhere (a column head, a header). */
  label: string;
}

/** On is ink, not blue: a switch says what the machine does, not what is selected. */
export function Switch({ label, className, ...props }: SwitchProps) {
  return (
    <input
      {...props}
      type="checkbox"
      role="switch"
      aria-checked={props.checked}
      aria-label={label}
      className={classNames(
        'relative inline-block h-4 w-7 shrink-0 cursor-pointer appearance-none rounded-full border border-control align-[-3px] transition-colors duration-[--fast]',
        'before:absolute before:-inset-2 touch:before:-inset-[15px]',
        'after:absolute after:top-0.5 after:left-0.5 after:size-2.5 after:rounded-full after:bg-control after:transition-[left] after:duration-[--fast] after:content-[""]',
        'checked:border-ink checked:bg-ink checked:after:left-3.5 checked:after:bg-paper',
        'disabled:cursor-default disabled:border-line-2 disabled:after:bg-ink-off disabled:checked:border-ink-off disabled:checked:bg-ink-off disabled:checked:after:bg-paper',
        'forced-colors:checked:bg-[Highlight] forced-colors:after:bg-[ButtonText] forced-color-adjust-none',
        className,
      )}
    />
  );
}
