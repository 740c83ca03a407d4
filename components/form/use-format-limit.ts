'use client';
import { useLocale } from 'next-intl';
import { formatLimit } from '#lib/forms/format-limit.ts';
import type { Problem } from '#lib/forms/problem.ts';

/** Writes what a value must not pass in the value's own unit. @param currency null where it is not known */
export function useFormatLimit(currency: string | null): (problem: Problem) => string {
  const locale = useLocale();
  return (problem) => formatLimit(problem, currency, locale);
}
