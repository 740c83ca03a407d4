'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, type RefObject, useState } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import type { DateRangePickProps } from '#components/ui/date-range-props.ts';
import { floatBox } from '#components/ui/menu-look.ts';
import { TextField } from '#components/ui/text-field.tsx';
import { nightsIn, rangeProblem } from '#lib/date-range/date-range.ts';

interface DateRangePanelProps extends DateRangePickProps {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The open choice of dates. Loaded when DateRangePick is first wanted. */
export default function DateRangePanel({ triggerRef, onClose, ...pick }: DateRangePanelProps) {
  const { value, preset, presets, maximumNights, onPreset, onRange } = pick;
  const t = useTranslations('dateRange');
  const [draft, setDraft] = useState(value);
  const [refused, setRefused] = useState(false);
  const problem = rangeProblem(draft, { maximumNights });

  function apply(event: FormEvent) {
    event.preventDefault();
    setRefused(problem !== null);
    if (problem !== null) return;
    onRange(draft);
    onClose();
  }

  return (
    <Popover
      isOpen
      onOpenChange={(open) => !open && onClose()}
      triggerRef={triggerRef}
      placement="bottom end"
      offset={4}
      className={`${floatBox} w-80 max-w-[calc(100vw-2rem)] overflow-auto`}
    >
      <Dialog aria-label={t('title')} className="p-1 outline-none">
        <ul className="grid grid-cols-2">
          {presets.map((id) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === preset}
                onClick={() => {
                  onPreset(id);
                  onClose();
                }}
                className="flex h-[30px] w-full items-center justify-between gap-2 rounded-control px-2 text-left hover:bg-hover aria-pressed:font-semibold touch:h-11"
              >
                {t(`preset.${id}`)}
                {id === preset && <Icon name="check" size={14} />}
              </button>
            </li>
          ))}
        </ul>
        <form noValidate onSubmit={apply} className="mt-1 flex flex-col gap-3 border-line border-t p-2 pt-3">
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label={t('from')}
              type="date"
              value={draft.from}
              aria-invalid={refused && problem !== null}
              onChange={({ target }) => setDraft({ ...draft, from: target.value })}
            />
            <TextField
              label={t('to')}
              type="date"
              value={draft.to}
              aria-invalid={refused && problem !== null}
              onChange={({ target }) => setDraft({ ...draft, to: target.value })}
            />
          </div>
          <div className="flex min-h-8 items-center justify-between gap-3">
            <p aria-live="polite" className="text-12 text-ink-2">
              {problem === null && t('nights', { nights: nightsIn(draft) })}
              {problem !== null && (
                <span className={refused || problem !== 'missing' ? 'text-bad' : undefined}>
                  {t(`problem.${problem}`, { maximum: maximumNights })}
                </span>
              )}
            </p>
            <Button type="submit" variant="first">
              {t('apply')}
            </Button>
          </div>
        </form>
      </Dialog>
    </Popover>
  );
}
