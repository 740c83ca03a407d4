import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { SearchBox } from '#components/table/search-box.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { listingTitlesQuery } from '#lib/listings/listing-titles.ts';

interface ListingChooserProps {
  /** Null: all of them. */
  chosen: readonly string[] | null;
  onChoose: (listings: readonly string[] | null) => void;
  onClose: () => void;
}

/** Which listings a restore point keeps: all of them, or those that are ticked. */
export function ListingChooser({ chosen, onChoose, onClose }: ListingChooserProps) {
  const t = useTranslations('history.points');
  const common = useTranslations('common');
  const locale = useLocale();
  const { data, isError } = useQuery(listingTitlesQuery(readFromBrowser));
  const [search, setSearch] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(chosen && new Set(chosen));
  const listings = Object.entries(data ?? {})
    .map(([id, title]) => ({ id, title }))
    .sort((one, other) => one.title.localeCompare(other.title, locale));
  const found = listings.filter(({ title }) =>
    title.toLocaleLowerCase(locale).includes(search.toLocaleLowerCase(locale)),
  );
  const isTicked = (id: string) => ticked === null || ticked.has(id);
  const count = listings.filter(({ id }) => isTicked(id)).length;
  const toggle = (ids: readonly string[], on: boolean) => {
    const next = new Set(ticked ?? listings.map(({ id }) => id));
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setTicked(next.size === listings.length ? null : next);
  };
  const foundTicked = found.filter(({ id }) => isTicked(id)).length;
  return (
    <Dialog
      title={t('chooseTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="first" disabled={count === 0} onClick={() => onChoose(ticked && [...ticked])}>
            {t('chooseCount', { count })}
          </Button>
        </>
      }
    >
      <SearchBox label={t('search')} value={search} onSearch={setSearch} />
      {isError && (
        <p role="alert" className="text-bad">
          {t('listingsUnreadable')}
        </p>
      )}
      {!data && !isError && <TableSkeleton rows={6} />}
      {data && (
        <div className="max-h-72 overflow-auto border-line border-y">
          <label className="flex items-center gap-2 border-line border-b py-1.5 font-medium touch:min-h-11">
            <Checkbox
              checked={found.length > 0 && foundTicked === found.length}
              some={foundTicked > 0 && foundTicked < found.length}
              disabled={found.length === 0}
              onChange={({ target }) =>
                toggle(
                  found.map(({ id }) => id),
                  target.checked,
                )
              }
            />
            {t('allFound', { count: found.length })}
          </label>
          {found.map(({ id, title }) => (
            <label key={id} className="flex items-center gap-2 py-1 hover:bg-hover touch:min-h-11">
              <Checkbox checked={isTicked(id)} onChange={({ target }) => toggle([id], target.checked)} />
              <span className="min-w-0 break-words">{title}</span>
            </label>
          ))}
        </div>
      )}
    </Dialog>
  );
}
