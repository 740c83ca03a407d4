import { Presets, SingleBar } from 'cli-progress';
import type { ImportProgress } from '../market/import/read-inside-airbnb.ts';

/** Shows how far a reading is: a bar on a terminal, else a line at every quarter. */
export interface ProgressDisplay {
  update(progress: ImportProgress): void;
  step(text: string): void;
  stop(): void;
}

export function createProgressDisplay(output: NodeJS.WriteStream): ProgressDisplay {
  return output.isTTY ? barDisplay(output) : lineDisplay(output);
}

function barDisplay(output: NodeJS.WriteStream): ProgressDisplay {
  let bar: SingleBar | null = null;
  let file = '';
  const stop = () => {
    bar?.stop();
    bar = null;
  };
  return {
    update(progress) {
      if (progress.file !== file) {
        stop();
        file = progress.file;
        const format = '{file} {bar} {percentage} % · {rows} rows';
        bar = new SingleBar({ format, stream: output, hideCursor: true }, Presets.shades_classic);
        bar.start(progress.bytesTotal, 0, { file, rows: 0 });
      }
      bar?.update(progress.bytesRead, { file, rows: progress.rows.toLocaleString('en') });
    },
    step(text) {
      stop();
      output.write(`${text}\n`);
    },
    stop,
  };
}

const QUARTER = 0.25;

function lineDisplay(output: NodeJS.WriteStream): ProgressDisplay {
  let next = QUARTER;
  return {
    update({ file, bytesRead, bytesTotal, rows, done }) {
      const share = done ? 1 : bytesRead / Math.max(1, bytesTotal);
      if (!done && (share < next || share === 1)) return;
      output.write(`${file}: ${Math.floor(share * 100)} %, ${rows.toLocaleString('en')} rows\n`);
      next = done ? QUARTER : (Math.floor(share / QUARTER) + 1) * QUARTER;
    },
    step: (text) => void output.write(`${text}\n`),
    stop: () => {},
  };
}
