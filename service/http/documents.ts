import type { Pagination } from '#contract/json-api.ts';
import { NotFoundError } from '../errors.ts';

export interface Page<T> {
  rows: T[];
  count: number;
}

export interface PageRequest {
  number: number;
  size: number;
}

export const pageOf = (query: { 'page[number]': number; 'page[size]': number }): PageRequest => ({
  number: query['page[number]'],
  size: query['page[size]'],
});

/**
 * Pagination of a list of `count` rows. An empty list has one empty page.
 * @throws NotFoundError for a page past the last one
 */
export function paginate(count: number, page: PageRequest): Pagination {
  const pages = Math.max(1, Math.ceil(count / page.size));
  if (page.number > pages) {
    throw new NotFoundError({
      detail: `There is no page ${page.number}; the last one is ${pages}.`,
      parameter: 'page[number]',
    });
  }
  return { page: page.number, pages, count };
}

/** @param url the request's own address; every parameter but `page[number]` is kept */
export function pageLinks(url: URL, publicUrl: string, { page, pages }: Pagination) {
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  const to = (number: number) => {
    const query = new URLSearchParams(url.searchParams);
    query.set('page[number]', String(number));
    return `${publicUrl}${path}?${query}`;
  };
  return {
    first: to(1),
    last: to(pages),
    prev: page > 1 ? to(page - 1) : null,
    next: page < pages ? to(page + 1) : null,
  };
}

/** The document of one page of a list. */
export function collectionDocument<T>(data: T[], url: URL, publicUrl: string, pagination: Pagination) {
  return { data, links: pageLinks(url, publicUrl, pagination), meta: { pagination } };
}

/** Keeps only the asked-for attributes; all of them where none were asked for. */
export function sparse<A extends object>(attributes: A, fields: readonly string[] | undefined): Partial<A> {
  if (!fields) return attributes;
  const wanted = new Set(fields);
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => wanted.has(name))) as Partial<A>;
}
