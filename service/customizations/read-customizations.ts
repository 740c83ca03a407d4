import type { Context } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import type { Tenant } from '../oauth/principal.ts';
import type { CustomizationType } from './customization-type.ts';
import { findListingSettings } from './queries.ts';
import { answerOf, attributesOf, situationOf } from './settings.ts';

/**
 * Customizations of a listing, by name and as the API shows them.
 * @throws NotFoundError, InvalidRequestError
 */
export async function readCustomizations(
  context: Context,
  tenant: Tenant,
  listingId: number,
  types: readonly CustomizationType[],
  query: Record<string, unknown> = {},
): Promise<Record<string, Record<string, unknown>>> {
  const settings = await findListingSettings(context.db, tenant, listingId);
  if (!settings) throw new NotFoundError('There is no such listing.');
  const situation = situationOf(context, settings);
  const answers: Record<string, Record<string, unknown>> = {};
  for (const type of types) {
    answers[type.name] = await answerOf(context, type, attributesOf(type, settings), situation, query);
  }
  return answers;
}
