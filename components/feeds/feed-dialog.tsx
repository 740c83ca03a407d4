'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Failure } from '#components/ui/failure.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { type CalendarFeed, calendarFeedQuery } from '#lib/feeds/calendar-feed.ts';
import { useMayEdit } from '#lib/person.tsx';
import { FeedFacts } from './feed-facts.tsx';
import { useFeedChange } from './use-feed-change.ts';

type Question = 'rotate' | 'off';

interface FeedDialogProps {
  listingId: string;
  onClose: () => void;
}

/** The private address under which calendar apps read a listing: made, copied, replaced and turned off here. */
export default function FeedDialog({ listingId, onClose }: FeedDialogProps) {
  const t = useTranslations('feeds');
  const common = useTranslations('common');
  const mayEdit = useMayEdit();
  const query = useQuery(calendarFeedQuery(readFromBrowser, listingId));
  const { data: feed, error } = query;
  const [question, setQuestion] = useState<Question | null>(null);
  const { run, busy, failed, done } = useFeedChange(listingId);
  const safe = useRef<HTMLButtonElement>(null);
  // What had the focus is gone with the step before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step, another button
  useEffect(() => safe.current?.focus(), [question, feed?.active]);

  const confirm = async () => {
    if (question && (await run(question))) setQuestion(null);
  };
  const close = question ? () => setQuestion(null) : onClose;
  return (
    <Dialog
      key={question}
      title={question ? t(`${question}Title`) : t('open')}
      onClose={close}
      className={question ? undefined : 'w-[36rem]!'}
      actions={
        <>
          {!question && mayEdit && feed?.active && (
            <span className="mr-auto -ml-2 flex flex-wrap">
              <Button variant="quiet" onClick={() => setQuestion('rotate')}>
                {t('rotate')}
              </Button>
              <Button variant="quiet" onClick={() => setQuestion('off')}>
                {t('off')}
              </Button>
            </span>
          )}
          <Button ref={safe} variant={question ? 'quiet' : 'plain'} onClick={close}>
            {question ? common('cancel') : common('close')}
          </Button>
          {question && (
            <Button variant="first" busy={busy} onClick={() => void confirm()}>
              {t(question)}
            </Button>
          )}
          {!question && mayEdit && feed && !feed.active && (
            <Button variant="first" busy={busy} onClick={() => void run('create')}>
              {t('create')}
            </Button>
          )}
        </>
      }
    >
      {question ? (
        <p className="text-14 text-ink-2">{t(`${question}Detail`)}</p>
      ) : (
        <Shown
          feed={feed}
          mayEdit={mayEdit}
          failure={error && <ReadFailure query={query} title={t('failed')} />}
        />
      )}
      <div role="status" className="text-ink-2 empty:sr-only">
        {done && !question && (
          <span className="flex items-center gap-1.5">
            <Icon name="check" className="text-good" />
            {t(done)}
          </span>
        )}
      </div>
      {failed && <Failure>{t('failedChange')}</Failure>}
    </Dialog>
  );
}

interface ShownProps {
  feed: CalendarFeed | undefined;
  mayEdit: boolean;
  failure: ReactNode;
}

function Shown({ feed, mayEdit, failure }: ShownProps) {
  const t = useTranslations('feeds');
  return (
    <>
      <p className="text-pretty text-ink-2">{t('what')}</p>
      {!feed && (failure || <Skeleton className="h-24 w-full" />)}
      {feed && !feed.active && !mayEdit && (
        <p className="flex items-start gap-1.5">
          <Icon name="lock" size={14} className="mt-0.5 text-ink-3" />
          {t('none')}
        </p>
      )}
      {feed?.active && <FeedFacts feed={feed} />}
    </>
  );
}
