import { setTimeout as pause } from 'node:timers/promises';
import type { ApiClient } from './api-client.ts';
import type { SyncAsked } from './ledger.ts';
import type { Load } from './load.ts';
import type { Receipt } from './receivers.ts';
import type { World } from './world.ts';

const LOOK_EVERY_MS = 500;

/** Waits until nothing is left to do or to tell. @returns what is left when the time is over */
export async function comeToRest(world: World, load: Load, withinMs: number): Promise<string[]> {
  const endMs = Date.now() + withinMs;
  for (;;) {
    const left = await whatIsLeft(world, load);
    if (left.length === 0 || Date.now() > endMs) return left;
    await pause(LOOK_EVERY_MS);
  }
}

async function whatIsLeft(world: World, load: Load): Promise<string[]> {
  const left = [...untoldSyncs(world, load)];
  for (const { id, partner, personalKey, personalToken } of world.owners) {
    const client = load.clients.get(partner);
    if (!client) continue;
    const { status, json } = await client.request('GET', `/users/${id}/accounts/?page[size]=100`);
    if (status !== 200) return ['the API does not answer'];
    for (const { id: accountId, attributes } of json.data) {
      const { state } = attributes['sync-status'];
      if (state === 'queued' || state === 'in_progress') left.push(`account ${accountId} is ${state}`);
    }
    if (personalKey) left.push(...(await pending(client, personalKey, personalToken)));
  }
  for (const [partner, client] of load.clients) left.push(...(await pending(client, partner.receiverKey)));
  return left;
}

async function pending(client: ApiClient, key: string, token?: string): Promise<string[]> {
  const path = '/webhook-events/?filter[delivery-status]=pending&page[size]=1';
  const { status, json } = await client.request('GET', path, { token });
  if (status !== 200) return ['the API does not answer'];
  const { count } = json.meta.pagination;
  return count === 0 ? [] : [`${count} deliveries to ${key} are under way`];
}

function* untoldSyncs(world: World, load: Load): Generator<string> {
  const told = latestTold([...world.receivers.values()].flatMap(({ receipts }) => receipts));
  for (const sync of load.ledger.syncs) {
    if (!sync.acknowledged || isTold(told, sync)) continue;
    yield `${sync.type} of ${sync.id} was never told`;
  }
}

type Told = ReadonlyMap<string, number>;

/** The import of a new account is a refresh too. */
const answering = (type: SyncAsked['type']) =>
  type === 'account.refreshed' ? [type, 'account.created'] : [type];

const isTold = (told: Told, { type, id, atMs }: SyncAsked) =>
  answering(type).some((name) => (told.get(`${name} ${id}`) ?? 0) >= atMs);

function latestTold(receipts: readonly Receipt[]): Told {
  const told = new Map<string, number>();
  for (const { event } of receipts) {
    if (!('completed-at' in event.data.attributes)) continue;
    const { account, listing } = event.data.relationships as Record<string, { data: { id: string } }>;
    const of = event.meta.type === 'listing.refreshed' ? listing : account;
    const key = `${event.meta.type} ${of?.data.id}`;
    const atMs = Date.parse(event.data.attributes['completed-at']);
    told.set(key, Math.max(told.get(key) ?? 0, atMs));
  }
  return told;
}
