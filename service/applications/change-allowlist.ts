import type { Context } from '../context.ts';
import { InvalidRequestError, NotFoundError } from '../errors.ts';
import { normaliseNetwork } from '../oauth/allowlist.ts';
import { type ApplicationRow, lockApplication, updateApplication } from './queries.ts';

const MOST_NETWORKS = 200;

type Sources = Pick<Context, 'db'>;

/**
 * Allows an application to be used from further networks; with the first one, from nowhere else.
 * @returns the whole allowlist
 * @throws InvalidRequestError for what is no network
 */
export function allowNetworks(
  sources: Sources,
  application: ApplicationRow,
  networks: readonly string[],
): Promise<string[]> {
  const added = networks.map(normaliseNetwork);
  return changeAllowlist(sources, application, (before) => [...new Set([...before, ...added])]);
}

/**
 * Takes networks from the allowlist; with the last one, the application may be used from everywhere.
 * @returns the whole allowlist
 * @throws InvalidRequestError for what is no network, NotFoundError for one that does not stand in it
 */
export function removeNetworks(
  sources: Sources,
  application: ApplicationRow,
  networks: readonly string[],
): Promise<string[]> {
  const removed = networks.map(normaliseNetwork);
  return changeAllowlist(sources, application, (before) => {
    const missing = removed.filter((network) => !before.includes(network));
    if (missing.length > 0) throw new NotFoundError(`The allowlist does not have ${missing.join(', ')}.`);
    return before.filter((network) => !removed.includes(network));
  });
}

async function changeAllowlist(
  { db }: Sources,
  { id }: ApplicationRow,
  change: (before: string[]) => string[],
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const allowlist = change((await lockApplication(tx, id)).allowlist);
    if (allowlist.length > MOST_NETWORKS) {
      throw new InvalidRequestError(`An allowlist has at most ${MOST_NETWORKS} networks.`);
    }
    await updateApplication(tx, id, { allowlist });
    return allowlist;
  });
}
