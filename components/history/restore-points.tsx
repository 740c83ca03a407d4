import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ForgetPointDialog } from '#components/history/forget-point-dialog.tsx';
import { PointForm } from '#components/history/point-form.tsx';
import { useMoment } from '#components/history/use-moment.ts';
import { Icon } from '#components/icons/icon.tsx';
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
  const [isOpen, setOpen] = useState(false);
  const [forgetting, setForgetting] = useState<RestorePoint | null>(null);
  return (
    <section aria-label={t('title')} className="flex flex-col gap-2 py-3 max-xl:py-1.5">
      <h2 className="text-14 max-xl:hidden">{t('title')}</h2>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex items-center gap-1.5 rounded-control text-left font-semibold hover:bg-hover touch:min-h-11 xl:hidden"
      >
        {t('title')}
        {points && points.length > 0 && <span className="text-ink-2">{points.length}</span>}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={12} className="text-ink-3" />
      </button>
      <div className={`flex flex-col gap-2 ${isOpen ? '' : 'max-xl:hidden'}`}>
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
                onClick={() => {
                  setOpen(false);
                  onChoose(point.id === chosen ? null : point.id);
                }}
                className={`min-w-0 grow rounded-control py-2 text-left max-xl:px-2 ${point.id === chosen ? '' : 'hover:bg-hover'}`}
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
      </div>
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
