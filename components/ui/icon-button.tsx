import type { ComponentProps } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import type { IconName } from '#components/icons/shapes.ts';
import { classNames } from '#components/ui/class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** What it does; also its tooltip. */
  label: string;
  iconSize?: 12 | 14 | 16 | 20;
}

/** A button without words. */
export function IconButton({ icon, label, iconSize = 16, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...props}
      aria-label={label}
      className={classNames(
        'inline-grid size-7 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-hover disabled:text-ink-off aria-expanded:bg-line touch:size-11',
        className,
      )}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
