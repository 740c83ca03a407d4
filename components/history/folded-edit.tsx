'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChangeActor } from '#components/history/change-actor.tsx';
import { ChangeStep } from '#components/history/change-step.tsx';
import type { EditStepsProps } from '#components/history/edit-steps.tsx';
import { MoreEntries } from '#components/history/more-entries.tsx';
import { allColumns, laterColumns, stepGrid } from '#components/history/step-grid.ts';
import { useEntries } from '#components/history/use-entries.ts';
import { useTime } from '#components/history/use-time.ts';
import { useWords } from '#components/history/use-words.ts';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { joinFacts } from '#lib/format/facts.ts';
import { groupByListing, groupChanges } from '#lib/history/group-changes.ts';
import { filtersOf } from '#lib/history/history-view.ts';
import { useMayEdit } from '#lib/person.tsx';

/** So many listings are named; the others are counted. */
const NAMED = 3;

/** What one request changed of several listings: how much of how many; unfolded, each of them. */
export function FoldedEdit({ edit, view, now, onRestore, onRestoreAll }: EditStepsProps) {
  const t = useTranslations('history');
  const mayEdit = useMayEdit();
  const time = useTime();
  const words = useWords('EUR');
  const [isOpen, setOpen] = useState(false);
  const entries = useEntries(edit, view, now);
  const locale = useLocale();
  const settings = joinFacts(edit.settings.map(words.setting), locale);
  const listings = edit['listing-count'];
  const named = [...new Map(edit.entries.map(({ listing }) => [listing.id, listing.title])).values()];
  const others = listings - Math.min(NAMED, named.length);
  // What a filter hides would go back with the rest of its request.
  const goesBack = mayEdit && edit['request-id'] !== null && filtersOf(view).length === 0;
  return (
    <li
      className={`relative border-line border-b py-2 ${allColumns} ${isOpen ? 'before:absolute before:inset-y-0 before:-left-3 before:w-0.5 before:bg-ink' : ''}`}
    >
      <div className={stepGrid}>
        <span className="text-ink-2 @max-2xl:order-1 @max-2xl:text-12">
          <time dateTime={edit['changed-at']}>{time(edit['changed-at'])}</time>
          <span className="@2xl:hidden">
            {' · '}
            {joinFacts([settings, t(`surface.${edit.surface}`)], locale)}
          </span>
        </span>
        <span className="min-w-0 @max-2xl:order-first @max-2xl:col-start-1">
          <ChangeActor actor={edit.actor} />
          <span className="block text-12 text-ink-2 @max-2xl:hidden @4xl:hidden">
            {t(`surface.${edit.surface}`)}
          </span>
        </span>
        <span className="text-ink-2 @max-4xl:hidden">{t(`surface.${edit.surface}`)}</span>
        <span className="@max-2xl:hidden">{settings}</span>
        <div className="min-w-0 @max-2xl:order-2 @max-2xl:col-span-2">
          <b className="font-medium">{t('atListings', { values: edit['entry-count'], listings })}</b>
          <span className="block break-words text-12 text-ink-2">
            {joinFacts(named.slice(0, NAMED), locale)}
            {others > 0 && ` ${t('andOthers', { count: others })}`}
          </span>
        </div>
        <span className="flex items-start justify-end gap-1 @max-2xl:order-first @max-2xl:row-span-2">
          {goesBack && (
            <Button
              variant="quiet"
              className="-my-1.5 text-hand!"
              aria-label={t('restore.openAll', { settings, count: listings, time: time(edit['changed-at']) })}
              onClick={() => onRestoreAll(edit)}
            >
              {t('restore.all')}
            </Button>
          )}
          <IconButton
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            iconSize={14}
            label={t(isOpen ? 'fold' : 'unfold', { count: listings })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="-my-1"
          />
        </span>
      </div>
      {isOpen && (
        <div className={`mt-2 border-line border-t ${laterColumns}`}>
          <ul className={allColumns}>
            {groupByListing(groupChanges(entries.entries))
              .flat()
              .map((group) => (
                <ChangeStep key={group.id} group={group} place="part" onRestore={onRestore} />
              ))}
          </ul>
          <div className="@2xl:col-span-full">
            <MoreEntries of={entries} />
          </div>
        </div>
      )}
    </li>
  );
}
