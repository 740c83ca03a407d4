'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { Line } from '#lib/multi-calendar/lines.ts';
import { EditBar, type EditBarHandle } from './edit-bar.tsx';
import { Foot } from './foot.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import styles from './multi-calendar.module.css';
import { NoListings, NoMatch, Unreadable } from './nothing-there.tsx';
import { type GridHandle, PaintedGrid } from './painted-grid.tsx';
import { PointedNight, ReadOut } from './read-out.tsx';
import { Toolbar } from './toolbar.tsx';
import { type MultiCalendarOptions, useMultiCalendar } from './use-multi-calendar.ts';
import { useRoom } from './use-room.ts';

/** What became of an edit, with the words for every refusal: needed after the first edit, not for the first paint. */
const importOutcomeBar = async () => {
  const { OutcomeBar } = await import('./outcome-bar.tsx');
  return { default: OutcomeBar };
};
const OutcomeBar = lazy(importOutcomeBar);

interface MultiCalendarProps extends MultiCalendarOptions {
  /** The phone's choices are shown. */
  optionsOpen: boolean;
}

/** All listings' nights on one screen: seen, chosen and priced by mouse, finger and keyboard. */
export function MultiCalendar({ optionsOpen, ...options }: MultiCalendarProps) {
  const { view, onView } = options;
  const t = useTranslations('multiCalendar');
  const [measure, room] = useRoom();
  const grid = useRef<GridHandle>(null);
  const bar = useRef<EditBarHandle>(null);
  const [pointed] = useState(() => new PointedNight());
  const calendar = useMultiCalendar(options, room, grid);
  const { listings, lines, reading, metrics, scene, selection, edit, mayEdit, wordsOf } = calendar;
  useEffect(() => void importOutcomeBar(), []);
  const focusBar = () => bar.current?.focus();
  const groups = lines.filter(({ kind }) => kind === 'group').length;
  const brief = metrics.detail === 'marks' || metrics.detail === 'colour';

  if (listings.isError && !listings.data) return <Unreadable query={listings} />;
  if (listings.data?.length === 0) return <NoListings />;

  return (
    <div className={styles.screen}>
      <Toolbar view={view} onView={onView} onStep={calendar.step} open={optionsOpen} />
      <div ref={measure} className={styles.place}>
        {lines.length === 0 && listings.data ? (
          <NoMatch search={calendar.search} onAll={() => onView({ search: '' })} />
        ) : room && listings.data ? (
          <PaintedGrid
            ref={grid}
            label={t('grid')}
            scene={scene}
            nights={reading.nights}
            start={calendar.start}
            selection={selection}
            open={calendar.open}
            busy={reading.loading}
            corner={
              <>
                <span>{t('listing')}</span>
                <span>{t(brief ? 'booked' : 'base')}</span>
              </>
            }
            labelOf={calendar.labelOf}
            onSight={calendar.see}
            onSelect={calendar.select}
            onOpen={calendar.openCell}
            onHover={pointed.set}
            onPin={calendar.pin}
            onType={(text) => edit.type(text, focusBar)}
            onClear={() => edit.clear(focusBar)}
            onUndo={edit.undo}
            onEscape={calendar.stepBack}
            onCopy={edit.copy}
            onPaste={(text) => edit.paste(text, focusBar)}
          />
        ) : (
          <GridSkeleton metrics={metrics} />
        )}
      </div>
      {reading.error && (
        <div className={styles.outcome} role="alert" data-refused="">
          <span className="text-bad">{t('partlyFailed')}</span>
          <span className={styles.actions}>
            <Button onClick={reading.retry}>{t('outcome.retry')}</Button>
          </span>
        </div>
      )}
      {edit.outcome && (
        <Suspense>
          <OutcomeBar
            outcome={edit.outcome}
            titleOf={(id) => titleOf(lines, id)}
            canUndo={edit.canUndo}
            onUndo={edit.undo}
            onRetry={edit.retry}
            onDismiss={edit.dismiss}
          />
        </Suspense>
      )}
      {edit.isOpen && (
        <EditBar
          ref={bar}
          {...edit.bar}
          mayEdit={mayEdit}
          onEdit={edit.change}
          onApply={() => {
            edit.apply();
            grid.current?.focus();
          }}
          onCancel={calendar.stepBack}
        />
      )}
      <Foot detail={metrics.detail} panelOpen={view.night !== null}>
        {edit.notice ?? (
          <ReadOut pointed={pointed} cursor={brief ? (selection?.cursor ?? null) : null} wordsOf={wordsOf}>
            <span className="text-ink-2">
              {t(`summary.${view.group}`, { listings: lines.length - groups, groups })}
            </span>
          </ReadOut>
        )}
      </Foot>
    </div>
  );
}

function titleOf(lines: readonly Line[], id: string): string {
  const line = lines.find((own) => own.kind === 'listing' && own.listing.id === id);
  return line?.kind === 'listing' ? line.listing.title : id;
}
