import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { type Refusal, refusalOf } from '#components/form/refusal.ts';
import { Refused } from '#components/history/refused.tsx';
import { RestoreDialog } from '#components/history/restore-dialog.tsx';
import type { useRestoration } from '#components/history/use-restoration.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { useMayEdit } from '#lib/person.tsx';
import { ReadError } from '#lib/read.ts';
import {
  createRestorePoint,
  deleteRestorePoint,
  type RestorePoint,
  restorePointsQuery,
} from '#lib/restorations/restore-points.ts';

interface RestorePointsProps {
  listingId: string;
  restoring: ReturnType<typeof useRestoration>;
}

/** Names under which all settings of the listing are kept: make one, go back to one, forget one. */
export function RestorePoints({ listingId, restoring }: RestorePointsProps) {
  const t = useTranslations('history.points');
  const locale = useLocale();
  const mayEdit = useMayEdit();
  const queries = useQueryClient();
  const { data: points, isError } = useQuery(restorePointsQuery(readFromBrowser, listingId));
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [asked, setAsked] = useState<RestorePoint | null>(null);
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

  async function run(act: () => Promise<void>) {
    setBusy(true);
    setRefusal(null);
    try {
      await act();
      await queries.invalidateQueries({ queryKey: ['restore-points'] });
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      setRefusal(refusalOf(error, () => undefined));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || name.trim() === '') return;
    void run(async () => {
      await createRestorePoint(listingId, name.trim());
      setName('');
    });
  }

  return (
    <section aria-labelledby="restore-points" className="flex flex-col gap-2 py-3">
      <h2 id="restore-points">{t('title')}</h2>
      <p className="text-12 text-ink-2">{t(mayEdit ? 'what' : 'viewOnly')}</p>
      {mayEdit && (
        <form onSubmit={submit} className="flex items-end gap-2">
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
        </form>
      )}
      {refusal && <Refused refusal={refusal} />}
      {isError && <p className="text-bad">{t('unreadable')}</p>}
      <ul>
        {points?.map((point) => (
          <li key={point.id} className="border-line border-t py-2">
            <b className="block break-words">{point.name}</b>
            <small className="block break-words text-12 text-ink-2">
              <time dateTime={point['created-at']} suppressHydrationWarning>
                {when.format(new Date(point['created-at']))}
              </time>
              , {point['created-by']}
            </small>
            {mayEdit && (
              <span className="-ml-2 flex gap-1">
                <Button
                  variant="quiet"
                  className="text-hand!"
                  aria-label={t('restoreNamed', { name: point.name })}
                  onClick={() => setAsked(point)}
                >
                  {t('restore')}
                </Button>
                <Button
                  variant="quiet"
                  aria-label={t('forgetNamed', { name: point.name })}
                  onClick={() => void run(() => deleteRestorePoint(point.id))}
                >
                  {t('forget')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <RestoreDialog
          title={t('ask', { name: asked.name })}
          busy={restoring.busy}
          refusal={restoring.refusal}
          onClose={() => {
            restoring.forgetRefusal();
            setAsked(null);
          }}
          onRestore={async () => {
            if (await restoring.restore({ 'restore-point': asked.id })) setAsked(null);
          }}
        >
          <p>{t('detail', { when: when.format(new Date(asked['created-at'])) })}</p>
        </RestoreDialog>
      )}
    </section>
  );
}
