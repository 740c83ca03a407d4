'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { reachedCount } from '#lib/bulk-edits/bulk-edit.ts';
import { runningBulkEditsQuery } from '#lib/bulk-edits/list-bulk-edits.ts';
import { paths } from '#lib/paths.ts';

/** How far the bulk edits are that are under way; nothing while none is. Loaded after the first paint. */
export default function RunningEdits() {
  const t = useTranslations('bulkEdits');
  const { data = [] } = useQuery(runningBulkEditsQuery(readFromBrowser));
  const [only, second] = data;
  if (!only) return null;
  const sum = (of: (edit: (typeof data)[number]) => number) => data.reduce((all, edit) => all + of(edit), 0);
  return (
    <Link
      href={second ? paths.bulkEdits() : paths.bulkEdit(only.id)}
      prefetch={false}
      className="mr-2 flex items-center gap-1.5 rounded-control px-1 whitespace-nowrap text-ink-2 hover:text-ink touch:min-h-11"
    >
      <Icon name="layers" />
      {t('running', {
        count: data.length,
        done: sum(reachedCount),
        all: sum(({ counts }) => counts.total),
      })}
    </Link>
  );
}
