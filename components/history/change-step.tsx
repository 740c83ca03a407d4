'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChangeActor } from '#components/history/change-actor.tsx';
import { ChangeLine } from '#components/history/change-line.tsx';
import { RawChanges } from '#components/history/raw-changes.tsx';
import { useTime } from '#components/history/use-time.ts';
import { useWords } from '#components/history/use-words.ts';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { differencesOf } from '#lib/history/differences.ts';
import type { ChangeGroup } from '#lib/history/group-changes.ts';
import { restorationOf } from '#lib/history/restorable.ts';
import { useMayEdit } from '#lib/person.tsx';

/** So many lines are told at once; the others when asked for. */
const LINES_SHOWN = 8;

interface ChangeStepProps {
  group: ChangeGroup;
  currency: string;
  onRestore: (group: ChangeGroup) => void;
}

/** One step: when, who, through what, which setting, and what of it changed; opened, as the API was sent it. */
export function ChangeStep({ group, currency, onRestore }: ChangeStepProps) {
  const t = useTranslations('history');
  const mayEdit = useMayEdit();
  const words = useWords(currency);
  const time = useTime();
  const [isOpen, setOpen] = useState(false);
  const [first] = group.changes;
  const lines = group.changes.flatMap((change) =>
    differencesOf(change.field, change['old-value'], change['new-value']),
  );
  const shown = isOpen ? lines : lines.slice(0, LINES_SHOWN);
  const byHand = first.surface === 'dashboard' && first.actor.type !== 'service';
  return (
    <li
      className={`relative border-line border-b py-2 ${isOpen ? 'before:absolute before:inset-y-0 before:-left-3 before:w-0.5 before:bg-ink' : ''}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 md:grid-cols-[3.5rem_minmax(0,12rem)_5.5rem_8.5rem_minmax(0,1fr)_auto]">
        <span className="text-ink-2 max-md:order-1 max-md:text-12">
          <time dateTime={first['changed-at']}>{time(first['changed-at'])}</time>
          <span className="md:hidden">
            {', '}
            {words.setting(first.setting)}, {t(`surface.${first.surface}`)}
          </span>
        </span>
        <span className="min-w-0 max-md:order-first max-md:col-start-1">
          <ChangeActor actor={first.actor} />
        </span>
        <span className="text-ink-2 max-md:hidden">{t(`surface.${first.surface}`)}</span>
        <span className="max-md:hidden">{words.setting(first.setting)}</span>
        <div className="min-w-0 max-md:order-2 max-md:col-span-2">
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
        </div>
        <span className="flex items-start justify-end gap-1 max-md:order-first max-md:row-span-2">
          {mayEdit && restorationOf(group) && (
            <Button
              variant="quiet"
              className="-my-1.5 text-hand!"
              aria-label={t('restore.open', {
                setting: words.setting(first.setting),
                time: time(first['changed-at']),
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
