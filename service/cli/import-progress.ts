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
  let file = '';
  let next = QUARTER;
  return {
    update({ file: name, bytesRead, bytesTotal, rows }) {
      if (name !== file) {
        file = name;
        next = QUARTER;
      }
      const share = bytesTotal > 0 ? bytesRead / bytesTotal : 1;
      if (share < next) return;
      output.write(`${name}: ${Math.floor(share * 100)} %, ${rows.toLocaleString('en')} rows\n`);
      next = (Math.floor(share / QUARTER) + 1) * QUARTER;
    },
    step: (text) => void output.write(`${text}\n`),
    stop: () => {},
  };
}
