import { type IconName, shapes } from '#components/icons/shapes.ts';

interface IconProps {
  name: IconName;
  /** Edge in pixels: 16 beside 13 px text, 14 in dense rows, 12 for carets. */
  size?: 12 | 14 | 16 | 20;
  className?: string;
}

/** Always decorative: the words beside it, or the control's label, carry the meaning. */
export function Icon({ name, size = 16, className = '' }: IconProps) {
  return (
    <svg
      className={`shrink-0 fill-none stroke-current ${className}`}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      strokeWidth={1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
