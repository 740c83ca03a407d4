import { memo, useId } from 'react';
import { gapsOf } from '#lib/chart/gaps.ts';
import styles from './chart.module.css';
import { Hatch } from './hatch.tsx';
import type { PlotPlace } from './plot-place.ts';
import type { Series } from './series.ts';

interface GapLanesProps {
  series: readonly Series[];
  place: PlotPlace | null;
}

const LANE_PX = 13;

/** A lane per line, hatched where it has no value: a gap is never to be read as zero. */
export const GapLanes = memo(function GapLanes({ series, place }: GapLanesProps) {
  const pattern = useId();
  return (
    <svg className={styles.lanes} aria-hidden="true">
      <defs>
        <Hatch id={pattern} />
      </defs>
      {series.map(({ id, label, values }, lane) => (
        <g key={id}>
          <text x={0} y={lane * LANE_PX + 13}>
            {label}
          </text>
          {place &&
            gapsOf(values).map(({ start, end }) => (
              <rect
                key={start}
                x={place.startOf(start)}
                y={lane * LANE_PX + 6}
                width={Math.max(1, (end - start) * place.band - 1)}
                height={7}
                fill={`url(#${pattern})`}
              />
            ))}
        </g>
      ))}
    </svg>
  );
});
