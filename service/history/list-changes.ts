import type { ChangeCollection, ChangeListQuery } from '#contract/console/changes.ts';
import type { Context } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import {
  type ChangeFilter,
  type ChangeHead,
  type EntryRow,
  findChangeHeads,
  findEntry,
  sizeChanges,
} from './change-queries.ts';
import { serializeEntry, serializeHead } from './change-serializer.ts';

/**
 * What was changed, request by request, newest first.
 * @returns `next`: the change to go on after; null where there are no more
 * @throws NotFoundError where the change to go on after is not there any more
 */
export async function listChangesByRequest(
  { db }: Context,
  filter: ChangeFilter,
  query: Pick<ChangeListQuery, 'page[after]' | 'page[size]'>,
): Promise<{ data: ChangeCollection['data']; next: string | null }> {
  const after = query['page[after]'];
  const last = after === undefined ? null : await findEntry(db, filter, after);
  if (after !== undefined && !last) {
    throw new NotFoundError({ detail: 'There is no such change.', parameter: 'page[after]' });
  }
  const size = query['page[size]'];
  const from = last && { id: last.id, changedAt: last.changed_at };
  const found = await findChangeHeads(db, filter, from, size + 1);
  const heads = found.slice(0, size);
  const { sizes, entries } =
    heads.length === 0 ? { sizes: [], entries: [] } : await sizeChanges(db, filter, heads);
  const sizeByChange = new Map(sizes.map((one) => [one.change, one]));
  const entriesByChange = Map.groupBy(entries, changeOf);
  const data = heads.map((head) => {
    const size = sizeByChange.get(changeOf(head));
    return {
      type: 'changes' as const,
      id: String(head.id),
      attributes: {
        ...serializeHead(head),
        settings: size?.settings ?? [],
        'entry-count': size?.entries ?? 0,
        'listing-count': size?.listings ?? 0,
        entries: (entriesByChange.get(changeOf(head)) ?? []).map((row) => ({
          id: String(row.id),
          ...serializeEntry(row),
        })),
      },
    };
  });
  return { data, next: found.length > size ? String(heads.at(-1)?.id) : null };
}

const changeOf = ({ request_id: name, id }: ChangeHead | EntryRow) => name ?? String(id);
