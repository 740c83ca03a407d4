'use client';
import { useLocale } from 'next-intl';
import { type RefObject, use, useEffect, useRef } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  Dialog,
  Heading,
  I18nProvider,
  Popover,
} from 'react-aria-components';
import { Icon } from '#components/icons/icon.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { floatBox } from '#components/ui/menu-look.ts';
import type { IsoDate } from '#contract/dates.ts';

interface DateCalendarProps {
  label: string;
  value: IsoDate | null;
  today: IsoDate;
  first?: IsoDate | undefined;
  opensAt: IsoDate;
  triggerRef: RefObject<HTMLElement | null>;
  onPick: (date: IsoDate) => void;
  onClose: () => void;
}

const step =
  'inline-grid size-7 place-items-center rounded-control text-ink-2 outline-none hover:bg-hover data-focus-visible:outline-2 data-focus-visible:outline-hand disabled:text-ink-off touch:size-11';

/** A month to pick a date from. Loaded when a DateField's calendar is first wanted. */
export default function DateCalendar(props: DateCalendarProps) {
  const { label, value, today, first, opensAt, triggerRef, onPick, onClose } = props;
  const locale = useLocale();
  return (
    <Popover
      isOpen
      onOpenChange={(open) => !open && onClose()}
      triggerRef={triggerRef}
      placement="bottom start"
      offset={4}
      className={`${floatBox} p-2`}
    >
      <Dialog aria-label={label} className="outline-none">
        <I18nProvider locale={locale}>
          <Calendar
            aria-label={label}
            onChange={(date) => onPick(date.toString())}
            isDateUnavailable={(date) => first !== undefined && date.toString() < first}
          >
            <OpenAt date={opensAt} />
            <header className="flex items-center justify-between pb-1">
              <Button slot="previous" className={step}>
                <Icon name="chevron-left" />
              </Button>
              <Heading className="text-13 font-semibold" />
              <Button slot="next" className={step}>
                <Icon name="chevron-right" />
              </Button>
            </header>
            <CalendarGrid weekdayStyle="short" className="border-separate border-spacing-0.5">
              <CalendarGridHeader>
                {(day) => (
                  <CalendarHeaderCell className="h-6 text-12 font-normal text-ink-2">
                    {day}
                  </CalendarHeaderCell>
                )}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => {
                  const isValue = date.toString() === value;
                  return (
                    <CalendarCell
                      date={date}
                      className={classNames(
                        'grid h-8 w-9 cursor-pointer place-items-center rounded-control outline-none hover:bg-hover data-disabled:text-ink-off data-focus-visible:outline-2 data-focus-visible:outline-hand data-outside-month:invisible data-unavailable:cursor-default data-unavailable:text-ink-off touch:h-11 touch:w-10',
                        isValue && 'bg-hand font-semibold text-on-hand hover:bg-hand-deep',
                        !isValue && date.toString() === today && 'font-semibold underline underline-offset-4',
                      )}
                    />
                  );
                }}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </I18nProvider>
      </Dialog>
    </Popover>
  );
}

/** Turns the calendar to a date's month and puts the focus on it, once. */
function OpenAt({ date }: { date: IsoDate }) {
  const state = use(CalendarStateContext);
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !state) return;
    done.current = true;
    const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
    state.setFocusedDate(state.focusedDate.set({ year, month, day }));
    state.setFocused(true);
  }, [date, state]);
  return null;
}
