'use client';
import { useId } from 'react';
import {
  CartesianGrid,
  type DotItemDotProps,
  Line,
  LineChart,
  ReferenceArea,
  ReferenceLine,
  XAxis,
  YAxis,
} from 'recharts';
import { isLone, type Run } from '#lib/chart/gaps.ts';
import type { Ticks } from '#lib/chart/ticks.ts';
import { Hatch } from './hatch.tsx';
import { FOOT, GUTTER, RIGHT, TOP } from './plot-place.ts';
import type { Series } from './series.ts';

export interface LinePlotProps {
  width: number;
  height: number;
  nights: number;
  series: readonly Series[];
  ticks: Ticks;
  formatTick: (value: number, isTop: boolean) => string;
  /** Nights marked on the axis below. */
  marks: readonly number[];
  /** Nights that are hatched over the full height. */
  hatched: readonly Run[];
  today: number | null;
}

const colours = { own: 'var(--chart-own)', market: 'var(--chart-market)' };
const quiet = { fontSize: 11, fill: 'var(--chart-words)' };

/** Lines, grid and axes. Loaded when a chart is first shown. */
export default function LinePlot(props: LinePlotProps) {
  const { width, height, nights, series, ticks, formatTick, marks, hatched, today } = props;
  const pattern = useId();
  const top = ticks.at(-1) ?? 1;
  const data = Array.from({ length: nights }, (_, night) => ({ night }));
  return (
    <LineChart
      width={width}
      height={height}
      data={data}
      margin={{ top: TOP, right: RIGHT, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <defs>
        <Hatch id={pattern} />
      </defs>
      <CartesianGrid vertical={false} stroke="var(--chart-grid)" syncWithTicks />
      {hatched.map(({ start, end }) => (
        <ReferenceArea
          key={start}
          x1={start - 0.5}
          x2={end - 0.5}
          fill={`url(#${pattern})`}
          fillOpacity={1}
        />
      ))}
      <XAxis
        type="number"
        dataKey="night"
        domain={[-0.5, nights - 0.5]}
        ticks={[...marks]}
        interval={0}
        tick={false}
        height={FOOT}
        tickSize={4}
        stroke="var(--chart-axis)"
      />
      <YAxis
        type="number"
        domain={[ticks[0] ?? 0, top]}
        ticks={[...ticks]}
        interval={0}
        width={GUTTER}
        tickMargin={4}
        tickLine={false}
        axisLine={false}
        tick={quiet}
        tickFormatter={(value: number) => formatTick(value, value === top)}
      />
      {today !== null && <ReferenceLine x={today} stroke="var(--chart-axis)" strokeDasharray="2 3" />}
      {series.toReversed().map(({ id, look, values, steps }) => (
        <Line
          key={id}
          name={id}
          dataKey={({ night }: { night: number }) => values[night] ?? null}
          type={steps ? 'step' : 'linear'}
          stroke={colours[look]}
          strokeWidth={look === 'own' ? 2 : 1.5}
          strokeDasharray={look === 'own' ? '' : '4 3'}
          strokeLinejoin="round"
          dot={({ key, cx, cy, index }: DotItemDotProps) =>
            isLone(values, index) ? (
              <circle key={key} cx={cx} cy={cy} r={2.75} fill={colours[look]} />
            ) : (
              <g key={key} />
            )
          }
          activeDot={false}
          isAnimationActive={false}
        />
      ))}
    </LineChart>
  );
}
