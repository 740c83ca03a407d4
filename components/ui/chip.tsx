import type { ReactNode } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import type { IconName } from '#components/icons/shapes.ts';

const tones = {
  plain: { box: 'bg-hover text-ink-2', icon: null },
  good: { box: 'bg-good-wash', icon: 'check' },
  warn: { box: 'bg-warn-wash', icon: 'warning' },
  bad: { box: 'bg-bad-wash', icon: 'alert' },
} as const satisfies Record<string, { box: string; icon: IconName | null }>;

const iconTone = { plain: '', good: 'text-good', warn: 'text-warn', bad: 'text-bad' } as const;

/** A system state in a word or two; its colour always comes with an icon. */
export function Chip({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  const { box, icon } = tones[tone];
  return (
    <span
      className={`inline-flex h-5 items-center gap-1 rounded-mark px-1.5 text-12 font-medium whitespace-nowrap ${box}`}
    >
      {icon && <Icon name={icon} size={12} className={iconTone[tone]} />}
      {children}
    </span>
  );
}
