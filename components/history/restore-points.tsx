import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ForgetPointDialog } from '#components/history/forget-point-dialog.tsx';
import { PointForm } from '#components/history/point-form.tsx';
import { useMoment } from '#components/history/use-moment.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { useMayEdit } from '#lib/person.tsx';
import { type RestorePoint, restorePointsQuery } from '#lib/restorations/restore-points.ts';

interface RestorePointsProps {
  /** Null: points of every listing. */
  listingId: string | null;
  /** The point whose differences are shown. */
  chosen: string | null;
  onChoose: (point: string | null) => void;
}

/** Names under which settings are kept: make one, see what has changed since, forget one. */
export function RestorePoints({ listingId, chosen, onChoose }: RestorePointsProps) {
  const t = useTranslations('history.points');
  const mayEdit = useMayEdit();
  const moment = useMoment();
  const { data: points, isError } = useQuery(restorePointsQuery(readFromBrowser, listingId));
  const [forgetting, setForgetting] = useState<RestorePoint | null>(null);
  return (
    <section aria-labelledby="restore-points" className="flex flex-col gap-2 py-3">
      <h2 id="restore-points" className="text-14">
        {t('title')}
      </h2>
      <p className="text-12 text-ink-2">
        {t(mayEdit ? (listingId === null ? 'whatAll' : 'what') : 'viewOnly')}
      </p>
      {mayEdit && <PointForm listingId={listingId} />}
      {isError && (
        <p role="alert" className="text-bad">
          {t('unreadable')}
        </p>
      )}
      <ul>
        {points?.map((point) => (
          <li
            key={point.id}
            className={`relative flex items-start gap-1 border-line border-t xl:-ml-5 xl:pl-5 ${point.id === chosen ? 'bg-hand-wash before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-hand' : ''}`}
          >
            <button
              type="button"
              aria-pressed={point.id === chosen}
              onClick={() => onChoose(point.id === chosen ? null : point.id)}
              className="min-w-0 grow rounded-control py-2 text-left hover:bg-hover max-xl:px-2"
            >
              <b className="block break-words font-semibold">{point.name}</b>
              <span className="block break-words text-12 text-ink-2">
                <time dateTime={point['created-at']}>{moment(point['created-at'])}</time>,{' '}
                {point['created-by']}
              </span>
              {listingId === null && (
                <span className="block text-12 text-ink-2">
                  {t('listings', { count: point['listing-count'] })}
                </span>
              )}
              <span className="block font-medium text-12 text-hand">{t('since')}</span>
            </button>
            {mayEdit && (
              <IconButton
                icon="trash"
                iconSize={14}
                label={t('forgetNamed', { name: point.name })}
                className="mt-1"
                onClick={() => setForgetting(point)}
              />
            )}
          </li>
        ))}
      </ul>
      {forgetting && (
        <ForgetPointDialog
          point={forgetting}
          onClose={() => setForgetting(null)}
          onForgotten={() => {
            if (forgetting.id === chosen) onChoose(null);
            setForgetting(null);
          }}
        />
      )}
    </section>
  );
}
