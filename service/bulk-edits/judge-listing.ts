import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type BulkChange, PRICE_STEPS } from '#contract/console/bulk-edits/change.ts';
import type { BulkNote, BulkSettings } from '#contract/console/bulk-edits/outcome.ts';
import type { PreviewedOutcome } from '#contract/console/bulk-edits/preview.ts';
import type { CustomizationChanges } from '#contract/customizations/changes.ts';
import type { ErrorObject } from '#contract/json-api.ts';
import type { Context } from '../context.ts';
import { applyChange, withoutColumns } from '../customizations/apply-change.ts';
import type { CustomizationType } from '../customizations/customization-type.ts';
import { CUSTOMIZATION_TYPES } from '../customizations/customization-types.ts';
import type { ListingSettings } from '../customizations/queries.ts';
import { attributesOf, situationOf } from '../customizations/settings.ts';
import { DomainError } from '../errors.ts';
import { parseBody } from '../http/parse.ts';
import { basePriceNeeded, errorsOf, otherCurrency } from './change-problems.ts';
import { planChange } from './plan-change.ts';
import { settingsShown } from './settings-shown.ts';
import { isMoney } from './step-price.ts';

/** What became, or would become, of one listing. */
export interface ListingResult {
  outcome: PreviewedOutcome;
  before: BulkSettings;
  after: BulkSettings;
  notes: BulkNote[];
  errors: ErrorObject[];
}

export interface Judgement extends ListingResult {
  /** The bodies of the requests that make the change; none where there is nothing to change. */
  customizations: CustomizationChanges;
}

/** What a change comes to at a listing as it stands, by every check of a save; nothing is written. */
export function judgeListing(context: Context, settings: ListingSettings, change: BulkChange): Judgement {
  const situation = situationOf(context, settings, true);
  const { customizations, notes, errors: obvious } = planChange(change, situation);
  const before = settingsShown(change, situation);
  const stays = (outcome: PreviewedOutcome, errors: ErrorObject[]): Judgement => ({
    ...{ outcome, before, after: before, notes, errors, customizations: {} },
  });

  const { currency } = change;
  const own = settings.listing.currency;
  if (currency !== undefined && namesMoney(change) && currency !== own) {
    return stays('skipped', [otherCurrency(currency, own)]);
  }
  const { after, errors: refused } = settingsAfter(context, settings, customizations);
  const errors = [...refused, ...obvious];
  if (
    change.enabled &&
    !settings.listing.enabled &&
    after.listing.basePrice === null &&
    errors.length === 0
  ) {
    errors.push(basePriceNeeded());
  }
  if (errors.length > 0) return stays('failed', errors);
  const shown = settingsShown(change, {
    ...situation,
    ...after,
    listing: { ...after.listing, enabled: change.enabled ?? after.listing.enabled },
  });
  if (isDeepStrictEqual(shown, before)) return stays('unchanged', []);
  return { outcome: 'changed', before, after: shown, notes, errors: [], customizations };
}

/** Whether a change holds amounts, which are of one currency. */
export const namesMoney = (change: BulkChange): boolean =>
  change.nights?.override?.kind === 'fixed' ||
  PRICE_STEPS.some((name) => {
    const step = change[name];
    return step !== undefined && isMoney(step);
  });

/** The settings as they would be; what several customizations refuse is told together. */
function settingsAfter(context: Context, settings: ListingSettings, customizations: CustomizationChanges) {
  let after = settings;
  const errors: ErrorObject[] = [];
  for (const type of CUSTOMIZATION_TYPES) {
    const body = customizations[type.name];
    if (!body) continue;
    try {
      after = settingsWith(context, after, type, bodyOf(type, body));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      errors.push(...errorsOf(error));
    }
  }
  return { after, errors };
}

type Fields = Record<string, unknown>;

/** A figure that was computed is held against the same schema as one that is sent. */
const bodyOf = (type: CustomizationType, attributes: Fields): Fields =>
  parseBody(z.object({ data: z.object({ attributes: type.changes }) }), { data: { attributes } }).data
    .attributes;

function settingsWith(
  context: Context,
  settings: ListingSettings,
  type: CustomizationType,
  body: Fields,
): ListingSettings {
  const before = attributesOf(type, settings);
  const { after } = applyChange(type, before, body, situationOf(context, settings, true));
  const columns = type.columns?.write(after, before, context.now());
  return {
    ...settings,
    listing: { ...settings.listing, ...columns } as ListingSettings['listing'],
    stored: { ...settings.stored, [type.name]: withoutColumns(type, after) },
  };
}
