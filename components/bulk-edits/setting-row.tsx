import { type ReactNode, useId } from 'react';
import { Checkbox } from '#components/ui/checkbox.tsx';

interface SettingRowProps {
  name: string;
  /** One sentence below the name, while it is chosen. */
  hint?: string;
  on: boolean;
  onToggle: (on: boolean) => void;
  children: ReactNode;
}

/** A setting that a change may be about: ticked, it shows how it changes. */
export function SettingRow({ name, hint, on, onToggle, children }: SettingRowProps) {
  const id = useId();
  return (
    <div className="border-line border-b py-1.5">
      <label
        htmlFor={id}
        className={`flex min-h-7 items-center gap-2.5 touch:min-h-11 ${on ? 'font-semibold' : ''}`}
      >
        <Checkbox id={id} checked={on} onChange={({ target }) => onToggle(target.checked)} />
        {name}
      </label>
      {on && (
        <fieldset aria-label={name} className="flex min-w-0 flex-col gap-2.5 pt-1 pb-2.5 pl-6">
          {hint && <p className="text-12 text-ink-2">{hint}</p>}
          {children}
        </fieldset>
      )}
    </div>
  );
}
