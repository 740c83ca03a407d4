'use client';
import { useTranslations } from 'next-intl';
import { CopyProgress } from '#components/copy-customization/copy-progress.tsx';
import { focusOnMount } from '#components/copy-customization/focus-on-mount.ts';
import { StepActions } from '#components/copy-customization/step-actions.tsx';
import type { CopyRunState } from '#components/copy-customization/use-copy-run.ts';
import { refusalOf } from '#components/form/refusal.ts';
import { useBannerWords } from '#components/form/use-banner-words.ts';
import { Icon } from '#components/icons/icon.tsx';
import type { IconName } from '#components/icons/shapes.ts';
import { Button } from '#components/ui/button.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import type { CopyTarget } from '#lib/customizations/listings-to-copy.ts';
import { ReadError } from '#lib/read.ts';

interface CopyOutcomesProps {
  run: CopyRunState;
  targets: ReadonlyMap<string, CopyTarget>;
  onClose: () => void;
}

/** How far copying is, and what became of each listing; then the way back for all of them. */
export function CopyOutcomes({ run, targets, onClose }: CopyOutcomesProps) {
  const t = useTranslations('customizations.copy');
  const { ids, copied, undone, running } = run;
  const all = [...copied.values()];
  const of = (state: string) => all.filter((outcome) => outcome.state === state);
  const back = [...undone.values()].filter(({ state }) => state !== 'failed').length;
  const notBack = undone.size - back;
  const [done, same, failed] = [of('done').length, of('same').length, of('failed').length];
  const left = ids.length - all.length;
  const isUndoing = undone.size > 0 || running?.kind === 'undo';
  const said = isUndoing
    ? [t('undone', { count: back }), ...(notBack > 0 ? [t('notUndone', { count: notBack })] : [])]
    : [
        t('done', { count: done }),
        ...(same > 0 ? [t('same', { count: same })] : []),
        ...(failed > 0 ? [t('failed', { count: failed })] : []),
        ...(left > 0 ? [t('left', { count: left })] : []),
      ];
  return (
    <>
      <div
        key={running ? 'running' : 'done'}
        ref={focusOnMount}
        tabIndex={-1}
        className="min-h-5 outline-none"
      >
        {running && (
          <CopyProgress
            label={t(running.kind === 'copy' ? 'copying' : 'undoing', running)}
            done={running.done}
            all={running.all}
          />
        )}
        <p role="status">{running ? '' : said.join(' ')}</p>
      </div>
      <ScrollRegion aria-label={t('outcomes')} className="focus-inset max-h-[45vh]">
        <ul>
          {ids.map((id) => (
            <Outcome key={id} id={id} run={run} title={targets.get(id)?.title ?? id} />
          ))}
        </ul>
      </ScrollRegion>
      <StepActions note={running && t('stayOpen')}>
        {running ? (
          <Button onClick={run.stop}>{t('stop')}</Button>
        ) : (
          <>
            {!isUndoing && failed + left > 0 && <Button onClick={run.retry}>{t('retry')}</Button>}
            {done > back && <Button onClick={run.undo}>{t(notBack > 0 ? 'undoRest' : 'undo')}</Button>}
            <Button variant="first" onClick={onClose}>
              {t('close')}
            </Button>
          </>
        )}
      </StepActions>
    </>
  );
}

interface Look {
  icon: IconName | null;
  className: string;
  text: string;
}

function Outcome({ id, run, title }: { id: string; run: CopyRunState; title: string }) {
  const t = useTranslations('customizations.copy');
  const reasons = useTranslations('form.refusal');
  const words = useBannerWords();
  const [copied, undone] = [run.copied.get(id), run.undone.get(id)];
  const latest = undone ?? copied;

  function look(): Look {
    if (!latest) return { icon: null, className: 'text-ink-3', text: t('state.waiting') };
    if (latest.state === 'failed') {
      return { icon: 'alert', className: 'text-bad', text: reason(latest.error) };
    }
    if (undone) return { icon: 'check', className: 'text-ink-2', text: t('state.undone') };
    if (latest.state === 'same') return { icon: 'check', className: 'text-ink-2', text: t('state.same') };
    return { icon: 'check', className: 'text-good', text: t('state.done') };
  }

  function reason(error: Error | null): string {
    if (!(error instanceof ReadError)) return reasons('failed');
    const { banner } = refusalOf(error, () => undefined);
    return banner ? words(banner) : reasons('failed');
  }

  const { icon, className, text } = look();
  return (
    <li className="grid gap-x-4 border-line border-b py-1.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <span className="font-medium">{title}</span>
      <span className="flex items-start gap-1.5">
        {icon && <Icon name={icon} size={14} className={`mt-0.5 shrink-0 ${className}`} />}
        <span className={icon === null ? className : ''}>{text}</span>
      </span>
    </li>
  );
}
