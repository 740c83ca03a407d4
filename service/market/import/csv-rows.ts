import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PassThrough, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from './import-report.ts';

const MAX_RECORD_BYTES = 1_000_000;

export interface CsvFile {
  path: string;
  name: string;
  sizeBytes: number;
}

export interface CsvRow {
  fields: string[];
  /** Line on which the row ends; the header is line 1. */
  line: number;
}

/** @throws ImportError when the folder has neither `<name>.csv.gz` nor `<name>.csv` */
export async function findCsv(folder: string, name: string): Promise<CsvFile> {
  for (const ending of ['.csv.gz', '.csv']) {
    const path = join(folder, name + ending);
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) return { path, name: basename(path), sizeBytes: found.size };
  }
  throw new ImportError(`There is no ${name}.csv.gz or ${name}.csv in ${folder}.`);
}

/**
 * Streams the rows of a file, header first.
 * @param onBytes called with the bytes of the file read so far
 * @throws ImportError when the file is empty, damaged, cut short or not a table
 */
export async function* csvRows(file: CsvFile, onBytes: (bytesRead: number) => void): AsyncGenerator<CsvRow> {
  const source = createReadStream(file.path, { highWaterMark: 256 * 1024 });
  let bytesRead = 0;
  source.on('data', (chunk) => {
    bytesRead += chunk.length;
    onBytes(bytesRead);
  });
  const decoder = file.name.endsWith('.gz') ? createGunzip() : new PassThrough();
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_BYTES,
  });
  pipeline(source, decoder, parser, () => {});
  let rows = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      rows++;
      yield { fields: record, line: info.lines };
    }
  } catch (error) {
    throw asImportError(error, file.name);
  }
  if (rows === 0) throw new ImportError(`${file.name} is empty.`);
}

function asImportError(error: unknown, name: string): unknown {
  if (error instanceof ImportError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'Z_BUF_ERROR') return new ImportError(`${name} is cut short: its gzip data end early.`);
  if (code === 'Z_DATA_ERROR') return new ImportError(`${name} is not gzip data, or it is damaged.`);
  if (code === 'EACCES') return new ImportError(`${name} may not be read by this user.`);
  if (error instanceof CsvError) {
    return new ImportError(`${name} is not a table of comma-separated values: ${error.message}.`);
  }
  return error;
}

/**
 * Finds columns by their heading.
 * @returns for each asked heading its position, -1 for an optional one that is missing
 * @throws ImportError naming every required heading that is missing
 */
export function findColumns<R extends string, O extends string>(
  file: CsvFile,
  header: readonly string[],
  required: readonly R[],
  optional: readonly O[],
): Record<R | O, number> {
  const missing = required.filter((name) => !header.includes(name));
  if (missing.length > 0) {
    const noun = missing.length === 1 ? 'the column' : 'the columns';
    throw new ImportError(`${file.name} has not ${noun} ${missing.join(', ')}.`);
  }
  const entries = [...required, ...optional].map((name) => [name, header.indexOf(name)]);
  return Object.fromEntries(entries) as Record<R | O, number>;
}
