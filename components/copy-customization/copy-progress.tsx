interface CopyProgressProps {
  /** How far it is, in counts. */
  label: string;
  done: number;
  all: number;
}

/** An ink bar with its counts. */
export function CopyProgress({ label, done, all }: CopyProgressProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={done}
        className="h-1 w-48 bg-line forced-color-adjust-none"
      >
        <i
          style={{ width: `${(100 * done) / Math.max(1, all)}%` }}
          className="block h-full bg-ink forced-colors:bg-[CanvasText]"
        />
      </span>
      <span>{label}</span>
    </div>
  );
}
