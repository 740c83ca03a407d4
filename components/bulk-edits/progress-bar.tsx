interface ProgressBarProps {
  label: string;
  done: number;
  all: number;
}

/** Four pixels of ink; the counts stand beside it. */
export function ProgressBar({ label, done, all }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={done}
      aria-valuetext={`${done} / ${all}`}
      className="h-1 bg-line forced-colors:border"
    >
      <div
        className="h-full bg-ink transition-[width] duration-(--slow) forced-colors:bg-[Highlight]"
        style={{ width: `${all === 0 ? 0 : (done / all) * 100}%` }}
      />
    </div>
  );
}
