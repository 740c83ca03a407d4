// biome-ignore-all lint/a11y/useFocusableInteractive: the grid takes the focus, and says which cell is active
// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid, whose cells are painted
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { PercentText } from '#components/ui/percent-text.tsx';
import type { EpochDay } from '#contract/dates.ts';
import { formatPercent } from '#lib/calendar/amount.ts';
import { formatMoney } from '#lib/format/money.ts';
import type { GridListing, Line } from '#lib/multi-calendar/lines.ts';
import type { Selection } from '#lib/multi-calendar/selection.ts';
import type { Metrics } from '#lib/multi-calendar/zoom.ts';
import { paths } from '#lib/paths.ts';
import styles from './multi-calendar.module.css';
import type { SceneWords } from './painting/scene.ts';
import { SpokenCells, type SpokenWindow } from './spoken-cells.tsx';

interface LineHeadProps {
  line: Line;
  index: number;
  top: number;
  height: number;
  metrics: Metrics;
  /** Share of its nights in sight that are booked; null where it is not told, or not known. */
  booked: number | null;
  marked: boolean;
  /** The nights in sight, for those who hear them. */
  spoken: SpokenWindow;
  /** Null where nothing of the line is chosen. */
  selection: Selection | null;
  labelOf: (line: number, day: EpochDay) => string;
  groupWords: SceneWords['group'];
  onPin: (id: string) => void;
}

/** The head of a line, a group's name, or a listing's with its base price: seen where it is pointed at, for it is painted too. */
export const LineHead = memo(function LineHead({
  line,
  index,
  spoken,
  selection,
  labelOf,
  groupWords,
  ...head
}: LineHeadProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.line}
      style={{ top: head.top, height: head.height }}
    >
      {line.kind === 'group' ? (
        <GroupHead {...groupWords(line)} />
      ) : (
        <ListingHead listing={line.listing} pinned={line.pinned} {...head} />
      )}
      {line.kind === 'listing' && (
        <SpokenCells line={index} window={spoken} selection={selection} labelOf={labelOf} />
      )}
    </div>
  );
});

function GroupHead({ name, note }: { name: string; note: string }) {
  return (
    <div role="rowheader" aria-colindex={1} className={styles.group}>
      <span>{name}</span>
      <em>{note}</em>
    </div>
  );
}

interface ListingHeadProps {
  listing: GridListing;
  pinned: boolean;
  metrics: Metrics;
  booked: number | null;
  marked: boolean;
  onPin: (id: string) => void;
}

function ListingHead({ listing, pinned, metrics, booked, marked, onPin }: ListingHeadProps) {
  const t = useTranslations('multiCalendar');
  const locale = useLocale();
  const { id, title, basePrice, currency, enabled } = listing;
  // A plain link: hundreds of them come and go in a scroll.
  const router = useRouter();
  const pinning = t(pinned ? 'unpin' : 'pin', { title });
  const wide = metrics.detail === 'figures' || metrics.detail === 'price';
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      className={styles.name}
      data-detail={metrics.detail}
      data-marked={marked ? '' : undefined}
    >
      {listing.unpriced !== null && <Icon name="warning" size={14} className="text-warn" />}
      <a
        href={paths.listing(id)}
        tabIndex={-1}
        title={title}
        data-off={enabled ? undefined : ''}
        onClick={(event) => {
          if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          router.push(paths.listing(id));
        }}
      >
        {title}
      </a>
      <button
        type="button"
        tabIndex={-1}
        className={styles.pin}
        aria-pressed={pinned}
        aria-label={pinning}
        title={pinning}
        onClick={() => onPin(id)}
      >
        <Icon name="pin" size={12} />
      </button>
      <em>
        {wide && basePrice !== null && formatMoney(basePrice, currency, locale)}
        {!wide && booked !== null && <PercentText>{formatPercent(booked, locale)}</PercentText>}
      </em>
    </div>
  );
}
