'use client';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import {
  type Choice,
  choiceKeyOf,
  isWhole,
  nothingChosen,
  pageToggled,
  reachedTo,
  toggled,
  withAll,
} from '#lib/bulk-edits/choice.ts';
import { useOpenBulkEdit } from '#lib/bulk-edits/opening.tsx';
import type { ListingsView } from '#lib/listings/listings-view.ts';
import { readMatchingIds } from '#lib/listings/read-all-listings.ts';
import { paths } from '#lib/paths.ts';

interface Known {
  choice: Choice | undefined;
  /** Ids of the rows in sight, in order. */
  page: readonly string[];
}

/** A box was pressed: with Shift all rows from the last one on, without a row the whole page. */
export function pressed(
  { nativeEvent }: ChangeEvent<HTMLInputElement>,
  { choice = nothingChosen, page, id }: Known & { id: string | undefined },
): Choice {
  if (id === undefined) return pageToggled(choice, page);
  const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
  return isRange ? reachedTo(choice, id, page) : toggled(choice, id);
}

type SetChoice = (choice: Choice) => void;

/** The keys of a row, while its link or its box has the focus. */
export function keyed(
  event: KeyboardEvent,
  { choice = nothingChosen, page, setChoice }: Known & { setChoice: SetChoice },
): void {
  const { target, currentTarget } = event;
  // What a row's menu hears bubbles here too, though it floats elsewhere.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || event.defaultPrevented) return;
  const row = target.closest<HTMLElement>('tbody tr[data-row]');
  const key = choiceKeyOf(event);
  const control = target.matches('a') ? 'a' : target.matches('.tick') ? '.tick' : null;
  if (!row || key === null || (control === null && key !== 'all' && key !== 'none')) return;
  // A box answers the space bar by itself.
  if (key === 'row' && control === '.tick') return;
  event.preventDefault();
  const id = row.dataset.row ?? '';
  if (key === 'row') setChoice(toggled(choice, id));
  else if (key === 'range') setChoice(reachedTo(choice, id, page));
  else if (key === 'all') setChoice(withAll(choice, page));
  else if (key === 'none') setChoice(nothingChosen);
  else {
    const next = key === 'up' || key === 'reachUp' ? row.previousElementSibling : row.nextElementSibling;
    if (!(next instanceof HTMLElement)) return;
    next.querySelector<HTMLElement>(control ?? 'a')?.focus();
    if (key === 'up' || key === 'down') return;
    setChoice(reachedTo(startedAt(choice, id, page), next.dataset.row ?? '', page));
  }
}

/** A range begins where the last one did, or at the row that the focus comes from. */
function startedAt(choice: Choice, id: string, page: readonly string[]): Choice {
  const { ids, anchor } = choice;
  return anchor !== null && page.includes(anchor) ? choice : { ids: new Set([...ids, id]), anchor: id };
}

/** More ids make an address longer than servers in between may take. */
const MOST_IN_ADDRESS = 200;

interface ChoiceBarProps {
  choice: Choice;
  page: readonly string[];
  view: ListingsView;
  /** How many listings the view's filters find. */
  matching: number;
  mayEdit: boolean;
  onChoose: (choice: Choice) => void;
}

/** Docked at the foot: how many are chosen, all that match, clear, edit. */
export function ChoiceBar({ choice, page, view, matching, mayEdit, onChoose }: ChoiceBarProps) {
  const t = useTranslations('bulkEdits.choose');
  const openBulkEdit = useOpenBulkEdit();
  const [reading, setReading] = useState<'idle' | 'busy' | 'failed'>('idle');
  const count = choice.ids.size;
  const inSight = page.filter((id) => choice.ids.has(id)).length;
  const mayAddAll = matching > page.length && isWhole(choice, page);

  async function chooseAll() {
    setReading('busy');
    try {
      onChoose(withAll(choice, await readMatchingIds(readFromBrowser, view)));
      setReading('idle');
    } catch {
      setReading('failed');
    }
  }

  return (
    <section
      aria-label={t('label')}
      className="flex min-h-14 animate-rise flex-wrap items-center gap-x-5 gap-y-1.5 border-hand border-t-2 bg-raised px-4 py-2 md:px-8"
    >
      <p role="status" className="leading-4">
        <b>{t('count', { count })}</b>
        {count > inSight && (
          <span className="block text-12 text-ink-2">{t('elsewhere', { count: count - inSight })}</span>
        )}
      </p>
      {mayAddAll && count < matching && (
        <button type="button" className={linkLook} aria-busy={reading === 'busy'} onClick={chooseAll}>
          {reading === 'failed' ? t('allFailed') : t('all', { count: matching })}
        </button>
      )}
      <span className="ml-auto flex gap-2">
        <Button variant="quiet" onClick={() => onChoose(nothingChosen)}>
          {t('clear')} <kbd className="max-md:hidden">Esc</kbd>
        </Button>
        {count <= MOST_IN_ADDRESS && (
          <ButtonLink href={paths.export(`?listings=${[...choice.ids].join(',')}`)} className="max-md:hidden">
            {t('export')}
          </ButtonLink>
        )}
        <Button variant="first" onClick={() => openBulkEdit?.({ ids: [...choice.ids] })}>
          {t(mayEdit ? 'edit' : 'preview', { count })}
        </Button>
      </span>
    </section>
  );
}
