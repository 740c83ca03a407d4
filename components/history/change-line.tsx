import type { Words } from '#components/history/use-words.ts';
import { Icon } from '#components/icons/icon.tsx';
import { PercentText } from '#components/ui/percent-text.tsx';
import type { Difference } from '#lib/history/said.ts';

interface ChangeLineProps {
  of: Difference;
  words: Words;
  /** A person set it in the dashboard: blue. */
  byHand: boolean;
}

/** What it is about, from, arrow, to. */
export function ChangeLine({ of: { about, from, to }, words, byHand }: ChangeLineProps) {
  return (
    <div className="grid items-start gap-x-4 md:@2xs:grid-cols-2 md:@3xl:grid-cols-[20rem_minmax(0,1fr)]">
      <span className="text-ink-2">
        <PercentText>{words.about(about)}</PercentText>
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-1">
        <span className={from === null ? 'text-ink-2' : undefined}>
          <PercentText>{words.said(from)}</PercentText>
        </span>
        <span className="inline-flex min-w-0 items-center gap-1">
          <Icon name="arrow-right" size={12} className="shrink-0 text-ink-3" />
          <b
            className={`min-w-0 break-words ${to === null ? 'font-normal' : ''} ${byHand ? 'text-hand' : ''}`}
          >
            <PercentText>{words.said(to)}</PercentText>
          </b>
        </span>
      </span>
    </div>
  );
}
