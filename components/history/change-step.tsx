'use client';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChangeActor } from '#components/history/change-actor.tsx';
import { ChangeLine } from '#components/history/change-line.tsx';
import { RawChanges } from '#components/history/raw-changes.tsx';
import { allColumns, stepGrid } from '#components/history/step-grid.ts';
import { useTime } from '#components/history/use-time.ts';
import { useWords } from '#components/history/use-words.ts';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { todayIn } from '#lib/calendar/today.ts';
import { differencesOf } from '#lib/history/differences.ts';
import type { ChangeGroup } from '#lib/history/group-changes.ts';
import { restorationOf } from '#lib/history/restorable.ts';
import { paths } from '#lib/paths.ts';
import { useMayEdit } from '#lib/person.tsx';

/** So many lines are told at once; the others when asked for. */
const LINES_SHOWN = 8;

interface ChangeStepProps {
  group: ChangeGroup;
  /** In the history of its listing, in that of all, or under the edit of several listings that it is part of. */
  place: 'alone' | 'named' | 'part';
  onRestore: (group: ChangeGroup) => void;
}

/** One step: when, who, through what, which setting, and what of it changed; opened, as the API was sent it. */
export function ChangeStep({ group, place, onRestore }: ChangeStepProps) {
  const t = useTranslations('history');
  const mayEdit = useMayEdit();
  const [first] = group.changes;
  const { listing } = first;
  const words = useWords(listing.currency);
  const time = useTime();
  const [isOpen, setOpen] = useState(false);
  const lines = group.changes.flatMap((change) =>
    differencesOf(change.field, change['old-value'], change['new-value']),
  );
  const shown = isOpen ? lines : lines.slice(0, LINES_SHOWN);
  const byHand = first.surface === 'dashboard' && first.actor.type !== 'service';
  const isPart = place === 'part';
  const { obstacle } = restorationOf(group, todayIn(listing.timezone, new Date()));
  const name = (
    <Link
      href={paths.listing(listing.id, 'history')}
      prefetch={false}
      className="font-medium hover:underline"
    >
      {listing.title}
    </Link>
  );
  return (
    <li
      className={`relative border-line border-b py-2 ${allColumns} ${isPart ? 'last:border-b-0' : ''} ${isOpen ? 'before:absolute before:inset-y-0 before:-left-3 before:w-0.5 before:bg-ink' : ''}`}
    >
      <div className={stepGrid}>
        {isPart ? (
          <span className="min-w-0 break-words @max-2xl:order-first @max-2xl:col-start-1 @4xl:col-span-2">
            {name}
          </span>
        ) : (
          <>
            <span className="text-ink-2 @max-2xl:order-1 @max-2xl:text-12">
              <time dateTime={first['changed-at']}>{time(first['changed-at'])}</time>
              <span className="@2xl:hidden">
                {', '}
                {words.setting(first.setting)}, {t(`surface.${first.surface}`)}
              </span>
            </span>
            <span className="min-w-0 @max-2xl:order-first @max-2xl:col-start-1">
              <ChangeActor actor={first.actor} />
              <span className="block text-12 text-ink-2 @max-2xl:hidden @4xl:hidden">
                {t(`surface.${first.surface}`)}
              </span>
            </span>
            <span className="text-ink-2 @max-4xl:hidden">{t(`surface.${first.surface}`)}</span>
          </>
        )}
        <span
          className={isPart ? '@max-2xl:order-1 @max-2xl:text-12 @max-2xl:text-ink-2' : '@max-2xl:hidden'}
        >
          {words.setting(first.setting)}
        </span>
        <div className="@container min-w-0 @max-2xl:order-2 @max-2xl:col-span-2">
          {place === 'named' && <div className="break-words">{name}</div>}
          {shown.map((difference) => (
            <ChangeLine
              key={JSON.stringify(difference.about)}
              of={difference}
              words={words}
              byHand={byHand}
            />
          ))}
          {lines.length === 0 && <span className="text-ink-2">{t('onlyForm')}</span>}
          {lines.length > shown.length && (
            <span className="text-12 text-ink-2">
              {t('moreLines', { count: lines.length - shown.length })}
            </span>
          )}
          {isOpen && obstacle && mayEdit && <p className="text-12 text-ink-2">{t(`obstacle.${obstacle}`)}</p>}
        </div>
        <span className="flex items-start justify-end gap-1 @max-2xl:order-first @max-2xl:row-span-2">
          {mayEdit && !obstacle && (
            <Button
              variant="quiet"
              className="-my-1.5 text-hand!"
              aria-label={t(place === 'alone' ? 'restore.open' : 'restore.openAt', {
                setting: words.setting(first.setting),
                time: time(first['changed-at']),
                listing: listing.title,
              })}
              onClick={() => onRestore(group)}
            >
              {t('restore.action')}
            </Button>
          )}
          <IconButton
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            iconSize={14}
            label={t(isOpen ? 'close' : 'open')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="-my-1"
          />
        </span>
      </div>
      {isOpen && <RawChanges changes={group.changes} />}
    </li>
  );
}
