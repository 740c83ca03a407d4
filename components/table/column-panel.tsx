'use client';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import { floatBox } from '#components/ui/menu-look.ts';

interface ColumnPanelProps {
  triggerRef: RefObject<HTMLElement | null>;
  columns: readonly { id: string; label: string }[];
  visible: readonly string[];
  onChange: (visible: string[]) => void;
  onReset: () => void;
  onClose: () => void;
}

/** The open list of columns. Loaded when ColumnChoice is first wanted. */
export default function ColumnPanel({ triggerRef, columns, visible, onChange, ...on }: ColumnPanelProps) {
  const t = useTranslations('table');
  const toggle = (id: string) =>
    onChange(visible.includes(id) ? visible.filter((other) => other !== id) : [...visible, id]);
  return (
    <Popover
      isOpen
      onOpenChange={(open) => !open && on.onClose()}
      triggerRef={triggerRef}
      placement="bottom end"
      offset={6}
      className={`${floatBox} w-58 p-1`}
    >
      <Dialog aria-label={t('columnsLabel')} className="outline-none">
        <header className="flex items-center justify-between px-2 py-1.5">
          <b>{t('columnsLabel')}</b>
          <button type="button" className={linkLook} onClick={on.onReset}>
            {t('reset')}
          </button>
        </header>
        {columns.map(({ id, label }) => (
          <label
            key={id}
            htmlFor={`column-${id}`}
            className="flex h-[30px] items-center gap-2.5 rounded-control px-2 hover:bg-hover touch:h-11"
          >
            <Checkbox id={`column-${id}`} checked={visible.includes(id)} onChange={() => toggle(id)} />
            {label}
          </label>
        ))}
      </Dialog>
    </Popover>
  );
}
