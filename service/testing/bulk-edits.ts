import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import type { BulkEditAttributes } from '#contract/console/bulk-edits/edit.ts';
import type { BulkEditOutcome } from '#contract/console/bulk-edits/outcome.ts';
import type { BulkEditPreviewCollection } from '#contract/console/bulk-edits/preview.ts';
import type { BulkFilter } from '#contract/console/bulk-edits/selection.ts';
import type { changeHistoryAttributesSchema } from '#contract/history.ts';
import { runBulkEdit } from '../bulk-edits/run-bulk-edit.ts';
import { channelListings, listings } from '../db/schema/index.ts';
import type { TestAnswer, TestApi } from './api.ts';
import { seedEditor } from './editor.ts';
import type { TestUser } from './fixtures.ts';

export type Selected = { ids: (number | string)[] } | { filter: BulkFilter };
type ChangeHistoryAttributes = z.infer<typeof changeHistoryAttributesSchema>;
type As = { token?: string; key?: string };

const selection = (selected: Selected) => ('ids' in selected ? { ids: selected.ids.map(String) } : selected);

/** A user in the dashboard with one priced listing, and the bulk edits of that user. */
export async function seedBulkEditor(api: TestApi) {
  const editor = await seedEditor(api);
  const { dashboardToken } = editor;
  const send = (method: string, path: string, token = dashboardToken, body?: object) =>
    api.request(method, `/console/v1/${path}`, { token, ...(body ? { body } : {}) });

  const preview = (change: object, selected: Selected, query = '', token = dashboardToken) => {
    const attributes = { change, listings: selection(selected) };
    return send('POST', `bulk-edit-previews/${query}`, token, {
      data: { type: 'bulk-edit-previews', attributes },
    });
  };
  const create = (change: object, selected: Selected, { token, key = randomUUID() }: As = {}) => {
    const attributes = { change, listings: selection(selected), key };
    return send('POST', 'bulk-edits/', token, { data: { type: 'bulk-edits', attributes } });
  };
  const read = (id: string, token = dashboardToken) => send('GET', `bulk-edits/${id}/`, token);
  const outcomes = (id: string, query = '', token = dashboardToken) =>
    send('GET', `bulk-edits/${id}/outcomes/${query}`, token);
  const undo = (id: string, token = dashboardToken) => send('POST', `bulk-edits/${id}/undo/`, token);

  /** Does the work of the job. */
  const run = (id: string, { last = false, signal = new AbortController().signal } = {}) =>
    runBulkEdit(api.context, Number(id), signal, { last });
  const attributesOf = async (id: string): Promise<BulkEditAttributes> =>
    (await read(id)).json.data.attributes;
  const results = async (id: string, query = ''): Promise<BulkEditOutcome[]> =>
    (await outcomes(id, query)).json.data;
  const ended = async (created: TestAnswer) => {
    if (created.status !== 202) throw new Error(`${created.status}: ${JSON.stringify(created.json)}`);
    const { id } = created.json.data;
    await run(id);
    return { id: id as string, ...(await attributesOf(id)), results: await results(id) };
  };

  return {
    ...editor,
    ...{ preview, create, read, outcomes, undo, run, attributesOf, results },
    list: (query = '', token = dashboardToken) => send('GET', `bulk-edits/${query}`, token),
    stop: (id: string, token = dashboardToken) => send('POST', `bulk-edits/${id}/stop/`, token),
    /** What it would come to. */
    previewed: async (change: BulkChange, selected: Selected): Promise<BulkEditPreviewCollection> => {
      const { status, json } = await preview(change, selected);
      if (status !== 200) throw new Error(`${status}: ${JSON.stringify(json)}`);
      return json;
    },
    /** Makes a change and waits for its end. */
    edit: async (change: BulkChange, selected: Selected) => ended(await create(change, selected)),
    /** Puts an edit back and waits for the end of that. */
    undone: async (id: string) => ended(await undo(id)),
    /** What the change history tells of a listing, newest first. */
    historyOf: async (listingId: number, token = editor.token): Promise<ChangeHistoryAttributes[]> => {
      const { json } = await api.request('GET', `/api/v1/listings/${listingId}/change-history/`, { token });
      return json.data.map(({ attributes }: { attributes: ChangeHistoryAttributes }) => attributes);
    },
  };
}

/** Many listings of a user at once, all of one account and one place: their ids by title. */
export async function seedPortfolio(
  { context, seedAccount }: TestApi,
  user: TestUser,
  count: number,
  values: (index: number) => Partial<typeof listings.$inferInsert>,
): Promise<number[]> {
  const ownerId = user.id;
  const accountId = await seedAccount(user);
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ title: `Flat ${String(index).padStart(4, '0')}`, timezone: 'Europe/Lisbon', currency: 'EUR' },
    ...{ createdAt: context.now(), ...values(index), ownerId },
  }));
  const written = await context.db.insert(listings).values(rows).returning({ id: listings.id });
  await context.db.insert(channelListings).values(
    written.map(({ id }) => ({
      ...{ ownerId, listingId: id, accountId, channel: 'sandbox', channelId: `portfolio-${id}` },
      ...{ primary: true, lastSuccessfulSyncAt: context.now() },
    })),
  );
  await context.database.settle();
  return written.map(({ id }) => id);
}
