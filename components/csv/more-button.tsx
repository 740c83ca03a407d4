import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';

/** So many lines come at a time. */
const STEP = 100;

/** The first of many lines, and more of them on demand. */
export function useShown<Line>(lines: readonly Line[]) {
  const [count, setCount] = useState(STEP);
  return {
    shown: lines.slice(0, count),
    rest: Math.max(0, lines.length - count),
    more: () => setCount((was) => was + STEP),
  };
}

export function MoreButton({ count, onMore }: { count: number; onMore: () => void }) {
  const t = useTranslations('csv.import');
  if (count === 0) return null;
  return (
    <Button className="mt-2 self-start" onClick={onMore}>
      {t('more', { count: Math.min(count, STEP) })}
    </Button>
  );
}
