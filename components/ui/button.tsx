import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Spinner } from '#components/ui/spinner.tsx';

type Variant = 'first' | 'plain' | 'quiet';
type Size = 'small' | 'large';

const shape =
  'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-control border whitespace-nowrap transition-colors duration-[--fast] touch:min-h-11';
const variants: Record<Variant, string> = {
  first:
    'border-hand bg-hand font-semibold text-on-hand hover:border-hand-deep hover:bg-hand-deep forced-colors:border-[ButtonBorder]',
  plain: 'border-control bg-raised font-medium hover:bg-hover',
  quiet: 'border-transparent font-medium text-ink-2 hover:bg-hover',
};
const off =
  'disabled:border-line-2 disabled:bg-transparent disabled:text-ink-off aria-disabled:border-line-2 aria-disabled:bg-transparent aria-disabled:text-ink-off';
const sizes: Record<Size, string> = { small: 'h-[30px] px-3', large: 'h-10 px-4 text-14' };

interface Look {
  variant?: Variant;
  size?: Size;
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Shows progress and takes no further press; the label stays, so the width does. */
  busy?: boolean;
  children: ReactNode;
}

/** `first` is the one primary action of a screen. */
export function Button({ variant = 'plain', size = 'small', busy = false, ...props }: ButtonProps) {
  const { className, children, onClick, disabled, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(
        shape,
        variants[variant],
        sizes[size],
        variant === 'quiet' && size === 'small' && 'px-2',
        off,
        className,
      )}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button because following it is the screen's next step. */
export function ButtonLink({
  variant = 'plain',
  size = 'small',
  className,
  ...props
}: Look & ComponentProps<typeof Link>) {
  return <Link {...props} className={classNames(shape, variants[variant], sizes[size], className)} />;
}
