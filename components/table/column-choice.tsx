'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { linkLook } from '#components/ui/link-look.ts';

export interface ColumnChoiceProps<Column extends string> {
  columns: readonly { id: Column; label: string }[];
  visible: readonly Column[];
  onChange: (visible: Column[]) => void;
  onReset: () => void;
}

const loadPanel = () => import('#components/table/column-panel.tsx');
const ColumnPanel = lazy(loadPanel);

/** "10 of 14 columns": opens the list of columns to tick. */
export function ColumnChoice<Column extends string>(props: ColumnChoiceProps<Column>) {
  const { columns, visible, onChange, onReset } = props;
  const t = useTranslations('table');
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen((was) => !was)}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        className={linkLook}
      >
        <Icon name="columns" size={14} />
        {t('columns', { visible: visible.length, all: columns.length })}
      </button>
      {open && (
        <Suspense>
          <ColumnPanel
            triggerRef={ref}
            columns={columns}
            visible={visible}
            onChange={(ids) => onChange(columns.map(({ id }) => id).filter((id) => ids.includes(id)))}
            onReset={onReset}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
