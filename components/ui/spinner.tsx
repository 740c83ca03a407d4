/** Only inside a control that waits for its own answer; screens use skeletons. */
export function Spinner() {
  return (
    <svg className="size-3.5 animate-spin fill-none" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6" className="stroke-current opacity-25" strokeWidth="1.6" />
      <path d="M8 2a6 6 0 0 1 6 6" className="stroke-current" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
