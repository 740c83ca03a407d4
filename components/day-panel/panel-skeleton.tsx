import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/skeleton.tsx';
import styles from './day-panel.module.css';

const ROWS = ['w-20', 'w-16', 'w-12', 'w-24', 'w-18', 'w-14', 'w-22', 'w-26'];

/** The panel's parts at the height they will have. */
export function PanelSkeleton() {
  const t = useTranslations('dayPanel');
  return (
    <div className={styles.body} role="status" aria-label={t('loading')}>
      <section className={styles.hero}>
        <span className="flex h-16 flex-col justify-center gap-4">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="w-28" />
        </span>
        <span className="flex flex-col gap-3">
          <Skeleton className="w-40" />
          <Skeleton className="w-40" />
        </span>
      </section>
      <div className="flex h-[69px] flex-col gap-3 pt-1.5">
        <Skeleton className="w-full" />
        <Skeleton className="w-11/12" />
        <Skeleton className="w-2/3" />
      </div>
      <section>
        {ROWS.map((width) => (
          <span key={width} className="flex h-9 items-center justify-between">
            <Skeleton className={width} />
            <Skeleton className="w-10" />
          </span>
        ))}
      </section>
    </div>
  );
}
