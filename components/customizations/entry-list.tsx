'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useFormPlace } from '#components/form/form-place.ts';
import { GroupNote, RowNote } from '#components/form/notes.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { IconButton } from '#components/ui/icon-button.tsx';

interface EntryListProps {
  path: string;
  /** Names a row for assistive technology, counted from one. */
  rowLabel: (row: number) => string;
  addLabel: string;
  /** What a new entry holds before anything is typed. */
  fresh: object;
  /** The heads of the columns, where the rows are wide enough to have some. */
  head?: ReactNode;
  most: number;
  /** The fields of a row; problems go to the element of `noteId`. */
  children: (path: string, noteId: string) => ReactNode;
  /** What stands below a row's fields. */
  below?: (path: string, noteId: string) => ReactNode;
  empty?: string;
  /** Rows that something is to be seen at. */
  marked?: (row: number) => boolean;
}

/** Entries of a list that can be added, changed and taken away. */
export function EntryList(props: EntryListProps) {
  const { path, rowLabel, addLabel, fresh, head, most, children, below, empty, marked } = props;
  const t = useTranslations('customizations');
  const { readOnly } = useFormPlace();
  const { fields, append, remove } = useFieldArray({ name: path });
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function add() {
    append(structuredClone(fresh), { shouldFocus: false });
    focusSoon(() =>
      [...(list.current?.querySelectorAll(':scope > [data-row]') ?? [])].at(-1)?.querySelector('input'),
    );
  }

  function takeAway(row: number) {
    remove(row);
    focusSoon(() => list.current?.querySelector(':scope > div > [data-add]'));
  }

  return (
    <div ref={list} className="flex max-w-3xl min-w-0 flex-col">
      <GroupNote path={path} />
      {fields.length > 0 && head}
      {fields.length === 0 && empty && readOnly && <p className="text-ink-3">{empty}</p>}
      {fields.map((field, row) => {
        const noteId = `${id}-${row}`;
        const rowPath = `${path}.${row}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in columns
          <div
            key={field.id}
            data-row=""
            role="group"
            aria-label={rowLabel(row + 1)}
            className={classNames(
              'border-line border-b py-1.5 first:border-t',
              marked?.(row) && '-ml-2 pl-2 shadow-[inset_3px_0_0_var(--color-warn)]',
            )}
          >
            <div className="flex flex-wrap items-end gap-2 md:items-center">
              {children(rowPath, noteId)}
              {!readOnly && (
                <IconButton
                  icon="trash"
                  label={t('remove', { entry: rowLabel(row + 1) })}
                  className="ml-auto"
                  onClick={() => takeAway(row)}
                />
              )}
            </div>
            {below && <div className="pt-2 pb-1">{below(rowPath, noteId)}</div>}
            <RowNote path={rowPath} id={noteId} />
          </div>
        );
      })}
      {!readOnly && (
        <div className={fields.length > 0 ? 'pt-2' : '-mt-1.5'}>
          <Button
            data-add=""
            variant="quiet"
            className="-ml-2"
            disabled={fields.length >= most}
            onClick={add}
          >
            <Icon name="plus" size={14} />
            {addLabel}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Once the row is there, or gone. */
function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => find()?.focus());
}
