'use client';
import { lazy, Suspense, useState } from 'react';
import type { Foresight } from '#components/form/form.tsx';
import { refusalOf } from '#components/form/refusal.ts';
import type { Draft } from '#components/form/use-draft.ts';
import { PreviewLine } from '#components/preview/preview-line.tsx';
import type { PreviewView } from '#components/preview/preview-panel.tsx';
import { useHasRoom } from '#components/preview/use-has-room.ts';
import { usePreview } from '#components/preview/use-preview.ts';
import { useWarningWords } from '#components/preview/use-warning-words.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { isEqual, valueAt } from '#lib/forms/changes.ts';
import type { Listing } from '#lib/listings/list-listings.ts';
import { previewRoot } from '#lib/previews/preview-prices.ts';

/** As high as the panel itself, so that nothing moves when its code has come. */
const PANEL_HEIGHT = 'h-40';

const PreviewPanel = lazy(() => import('#components/preview/preview-panel.tsx'));

interface ForesightOptions<Values extends object> {
  listing: Pick<Listing, 'id' | 'currency'>;
  name: CustomizationName;
  draft: Draft<Values>;
}

/** What a draft would do to the listing's prices, what the service would refuse, and which rules are odd. */
export function useForesight<Values extends object>(options: ForesightOptions<Values>): Foresight {
  const { listing, name, draft } = options;
  const preview = usePreview(listing.id, name, draft.changes);
  const words = useWarningWords(listing.currency);
  const hasRoom = useHasRoom();
  const [chosen, setOpen] = useState<boolean | null>(null);
  const [view, setView] = useState<PreviewView>('chart');
  const isOpen = chosen ?? hasRoom;

  const { refused, warnings } = preview;
  const refusal = refused?.refusal && refusalOf(refused.refusal, draft.places.nearest, previewRoot(name));
  const sent = (path: string) => valueAt(refused?.changes, path) ?? valueAt(draft.before, path);
  const told = warnings.map(words);

  /** Positions in a list are those of what was asked about: one longer or shorter by now has others. */
  function isInPlace(path: string): boolean {
    const [list = ''] = path.split('.');
    const was = valueAt(preview.shown, list) ?? valueAt(draft.before, list);
    const is = valueAt(draft.values, list);
    return !Array.isArray(was) || !Array.isArray(is) || was.length === is.length;
  }

  function show(next: PreviewView) {
    setOpen(true);
    setView(next);
  }
  const shared = { preview, currency: listing.currency, warnings: told, isOpen };
  return {
    problems: (refusal?.problems ?? []).filter(({ path }) =>
      isEqual(sent(path) ?? null, valueAt(draft.values, path) ?? null),
    ),
    remarks: told
      .filter(({ customization, path }) => customization === name && isInPlace(path))
      .map(({ path, rule, text }) => ({ path, text: path.includes('.') ? text : `${rule}: ${text}` })),
    line: (
      <PreviewLine
        {...shared}
        unplaced={refusal && refusal.problems.length === 0 ? refused.refusal : null}
        onToggle={() => setOpen(!isOpen)}
        onWarnings={() => show('warnings')}
      />
    ),
    panel: isOpen && (
      <Suspense fallback={<div className={PANEL_HEIGHT} />}>
        <PreviewPanel {...shared} name={name} view={view} onView={setView} />
      </Suspense>
    ),
  };
}
