'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Fact, Facts } from '#components/ui/facts.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import { type CalendarFeed, subscriptionAddress } from '#lib/feeds/calendar-feed.ts';
import { useWhen } from '#lib/format/use-when.ts';

/** The address of a feed that is there, and what is known of it. */
export function FeedFacts({ feed }: { feed: CalendarFeed }) {
  const t = useTranslations('feeds');
  const locale = useLocale();
  const when = useWhen();
  const made = feed['created-at'];
  return (
    <>
      {feed.address ? (
        <Address address={feed.address} />
      ) : (
        <p className="flex items-start gap-1.5">
          <Icon name="lock" size={14} className="mt-0.5 text-ink-3" />
          {t('hidden')}
        </p>
      )}
      <Facts label={t('open')}>
        <Fact name={t('fetched')}>
          {feed['last-fetched-at'] ? when(feed['last-fetched-at']) : t('never')}
        </Fact>
        {feed.locale && (
          <Fact name={t('language')}>
            <span className="first-letter:uppercase">
              {new Intl.DisplayNames(locale, { type: 'language' }).of(feed.locale)}
            </span>
          </Fact>
        )}
        {made && (
          <Fact name={t('made')}>
            <span className="wrap-anywhere">
              {t('madeBy', { when: when(made), who: feed['created-by'] ?? '' })}
            </span>
          </Fact>
        )}
        {feed['rotated-at'] && <Fact name={t('replaced')}>{when(feed['rotated-at'])}</Fact>}
      </Facts>
    </>
  );
}

function Address({ address }: { address: string }) {
  const t = useTranslations('feeds');
  return (
    <div className="flex flex-col items-stretch gap-2">
      <span className="text-12 text-ink-2">{t('address')}</span>
      <div className="flex items-center gap-2 bg-sunk py-1 pr-1 pl-3">
        <code className="min-w-0 flex-1 py-1 font-mono text-12 break-all select-all">{address}</code>
        <CopyButton text={address} label={t('copy')} />
      </div>
      <a className={classNames(linkLook, 'self-start')} href={subscriptionAddress(address)}>
        {t('subscribe')}
      </a>
      <p className="flex items-start gap-1.5 text-pretty">
        <Icon name="warning" className="mt-0.5 text-warn" />
        {t('warning')}
      </p>
    </div>
  );
}
