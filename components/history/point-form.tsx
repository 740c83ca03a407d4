import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { ListingChooser } from '#components/history/listing-chooser.tsx';
import { Refused } from '#components/history/refused.tsx';
import { usePointChange } from '#components/history/use-point-change.ts';
import { Button } from '#components/ui/button.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import { TextField } from '#components/ui/text-field.tsx';
import { createRestorePoint } from '#lib/restorations/restore-points.ts';

/** Keeps settings under a name: of the listing, of all, or of those that are chosen. */
export function PointForm({ listingId }: { listingId: string | null }) {
  const t = useTranslations('history.points');
  const { busy, refusal, run } = usePointChange();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [isChoosing, setChoosing] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || name.trim() === '') return;
    const listings = listingId === null ? chosen : [listingId];
    if (await run(() => createRestorePoint(name.trim(), listings))) {
      setName('');
      setChosen(null);
    }
  }

  return (
    <>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-1">
        <div className="flex items-end gap-2">
          <TextField
            label={t('name')}
            value={name}
            maxLength={100}
            onChange={({ target }) => setName(target.value)}
            className="min-w-0 grow"
          />
          <Button type="submit" busy={busy} disabled={name.trim() === ''}>
            {t('make')}
          </Button>
        </div>
        {listingId === null && (
          <p className="flex flex-wrap items-center gap-x-2 text-12 text-ink-2">
            {chosen === null ? t('ofAll') : t('ofSome', { count: chosen.length })}
            <button type="button" className={linkLook} onClick={() => setChoosing(true)}>
              {t('choose')}
            </button>
          </p>
        )}
        {refusal && <Refused refusal={refusal} />}
      </form>
      {isChoosing && (
        <ListingChooser
          chosen={chosen}
          onChoose={(listings) => {
            setChosen(listings);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
