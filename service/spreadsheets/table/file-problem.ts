import type { FileProblemCode } from '#contract/console/csv-problems.ts';
import { UnprocessableError } from '../../errors.ts';

/** Why a file cannot be read as a whole. */
export const fileProblem = (
  code: FileProblemCode,
  detail: string,
  meta?: Record<string, string | number>,
): UnprocessableError => new UnprocessableError({ detail, code, ...(meta ? { meta } : {}) });
