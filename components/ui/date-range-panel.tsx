'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { DateField } from '#components/ui/date-field.tsx';
import type { DateRangePickProps } from '#components/ui/date-range-props.ts';
import { floatBox } from '#components/ui/menu-look.ts';
import { nightsIn, rangeProblem } from '#lib/date-range/date-range.ts';

interface DateRangePanelProps extends DateRangePickProps {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The open choice of dates. Loaded when DateRangePick is first wanted. */
export default function DateRangePanel({ triggerRef, onClose, ...pick }: DateRangePanelProps) {
  const { value, preset, presets, today, maximumNights, onPreset, onRange } = pick;
  const t = useTranslations('dateRange');
  const problemId = useId();
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
      className={`${floatBox} w-88 max-w-[calc(100vw-2rem)] overflow-auto`}
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
          <div className="grid gap-3 md:grid-cols-2">
            <DateField
              label={t('from')}
              value={draft.from}
              today={today}
              errorId={refused && problem ? problemId : undefined}
              onChange={(from) => setDraft({ ...draft, from })}
            />
            <DateField
              label={t('to')}
              value={draft.to}
              today={today}
              opensAt={draft.from}
              errorId={refused && problem ? problemId : undefined}
              onChange={(to) => setDraft({ ...draft, to })}
            />
          </div>
          <div className="flex min-h-8 items-center justify-between gap-3">
            <p id={problemId} aria-live="polite" className="text-12 text-ink-2">
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
