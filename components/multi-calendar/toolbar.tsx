'use client';
import { useLocale, useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { MenuButton } from '#components/ui/menu-button.tsx';
import { PercentText } from '#components/ui/percent-text.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useOpenBulkEdit } from '#lib/bulk-edits/opening.tsx';
import { formatPercentChange } from '#lib/calendar/amount.ts';
import { type ColourMode, colourModes } from '#lib/multi-calendar/colour.ts';
import { type Grouping, groupings } from '#lib/multi-calendar/lines.ts';
import type { MultiCalendarView } from '#lib/multi-calendar/multi-calendar-view.ts';
import { zooms } from '#lib/multi-calendar/zoom.ts';
import { paths } from '#lib/paths.ts';
import { queryString } from '#lib/read.ts';
import styles from './multi-calendar.module.css';

interface ToolbarProps {
  view: MultiCalendarView;
  onView: (change: Partial<MultiCalendarView>) => void;
  onStep: (direction: -1 | 0 | 1) => void;
  /** On a phone the choices stand under a button of the top bar. */
  open: boolean;
}

/** How much time is in sight and from when, what the colours say, how the listings are put together. */
export const Toolbar = memo(function Toolbar({ view, onView, onStep, open }: ToolbarProps) {
  const t = useTranslations('multiCalendar');
  const openBulkEdit = useOpenBulkEdit();
  const name = view.search.trim();
  return (
    <div className={styles.toolbar} data-open={open ? '' : undefined}>
      <Segmented
        label={t('zoom.label')}
        value={view.zoom}
        options={zooms.map((zoom) => ({ value: zoom, label: t(`zoom.${zoom}`) }))}
        onChange={(zoom) => onView({ zoom })}
      />
      <span className="flex items-center">
        <IconButton icon="chevron-left" label={t('earlier')} onClick={() => onStep(-1)} />
        <Button variant="quiet" className="px-1! text-ink!" onClick={() => onStep(0)}>
          {t('today')}
        </Button>
        <IconButton icon="chevron-right" label={t('later')} onClick={() => onStep(1)} />
      </span>
      <Pick
        label={t('colour.label')}
        value={view.colour}
        options={colourModes.map((mode) => ({ value: mode, label: t(`colour.${mode}`) }))}
        onChange={(colour) => onView({ colour })}
      />
      <Pick
        className={styles.spare}
        label={t('group.label')}
        value={view.group}
        options={groupings.map((group) => ({ value: group, label: t(`group.${group}`) }))}
        onChange={(group) => onView({ group })}
      />
      <TextField
        type="search"
        label={t('search')}
        labelHidden
        placeholder={t('search')}
        lead={<Icon name="search" size={14} />}
        value={view.search}
        maxLength={100}
        onChange={({ target }) => onView({ search: target.value })}
        className={classNames(styles.spare, 'w-44 max-md:w-full')}
      />
      {openBulkEdit && (
        <Button
          variant="quiet"
          className={classNames(styles.spare, 'px-1! text-hand!')}
          onClick={() => openBulkEdit({ filter: name ? { name } : {} })}
        >
          <Icon name="layers" size={14} />
          {t('editListings')}
        </Button>
      )}
      <Files search={view.search} />
      <span className={styles.wideScale}>
        <Scale mode={view.colour} />
      </span>
    </div>
  );
});

/** What is on the screen as a file, and files back into it. */
function Files({ search }: { search: string }) {
  const t = useTranslations('csv.menu');
  const exported = paths.export(queryString({ name: search }));
  return (
    <MenuButton
      label={t('label')}
      entries={[
        { id: 'export', label: t('export'), href: exported },
        { id: 'import', label: t('import'), href: paths.import() },
      ]}
    >
      {(trigger) => (
        <button type="button" {...trigger} className={styles.pick}>
          <Icon name="download" size={14} /> CSV
        </button>
      )}
    </MenuButton>
  );
}

interface PickProps<Value extends ColourMode | Grouping> {
  className?: string | undefined;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function Pick<Value extends ColourMode | Grouping>({
  className,
  label,
  value,
  options,
  onChange,
}: PickProps<Value>): ReactNode {
  const chosen = options.find((option) => option.value === value);
  return (
    <MenuButton
      label={label}
      entries={options.map((option) => ({
        id: option.value,
        label: option.label,
        selected: option.value === value,
        onSelect: () => onChange(option.value),
      }))}
    >
      {(trigger) => (
        <button type="button" {...trigger} className={classNames(styles.pick, className)}>
          {label} <b>{chosen?.label}</b>
          <Icon name="chevron-down" size={12} className="text-ink-3" />
        </button>
      )}
    </MenuButton>
  );
}

const STEPS = [-3, -2, -1, 0, 1, 2, 3] as const;

/** What the colours say. */
export function Scale({ mode }: { mode: ColourMode }) {
  const t = useTranslations('multiCalendar.scale');
  const locale = useLocale();
  return (
    <div role="img" className={styles.scale} aria-label={t(mode)}>
      <PercentText>{formatPercentChange(-0.35, locale)}</PercentText>
      {STEPS.map((step) => (
        <i key={step} data-heat={step} />
      ))}
      <PercentText>{formatPercentChange(0.35, locale)}</PercentText>
    </div>
  );
}
