import { classNames } from '#components/ui/class-names.ts';

/** A still bar where a word or figure will stand; appears after 150 ms so quick answers never flash. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block h-2 animate-late bg-line', className)} />;
}
