'use client';
import { useTranslations } from 'next-intl';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { Pagination } from '#contract/json-api.ts';

export interface PagerProps {
  page: number;
  pageSize: number;
  /** Of what was read last; undefined before. */
  pagination: Pick<Pagination, 'pages' | 'count'> | undefined;
  onPage: (page: number) => void;
}

/** "51–100 of 214", back and on. Not shown where one page holds all. */
export function Pager({ page, pageSize, pagination, onPage }: PagerProps) {
  const t = useTranslations('table');
  const { pages, count } = pagination ?? { pages: 1, count: 0 };
  if (pages <= 1) return null;
  const first = (page - 1) * pageSize + 1;
  return (
    <nav aria-label={t('pages')} className="flex items-center gap-1">
      <span aria-live="polite">{t('range', { first, last: Math.min(page * pageSize, count), count })}</span>
      <IconButton
        icon="chevron-left"
        iconSize={14}
        label={t('previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        icon="chevron-right"
        iconSize={14}
        label={t('next')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
