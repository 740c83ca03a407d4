import type { CustomizationChanges } from '#contract/customizations/changes.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';
import type { PricingRow } from '../calendar/queries.ts';
import type { Context } from '../context.ts';
import { applyChange, withoutColumns } from '../customizations/apply-change.ts';
import { CUSTOMIZATION_TYPES } from '../customizations/customization-types.ts';
import type { ListingSettings } from '../customizations/queries.ts';
import { attributesOf, situationOf } from '../customizations/settings.ts';
import { InvalidRequestError, type Problem, UnprocessableError } from '../errors.ts';

/**
 * The inputs of a listing's prices as they would be with unsaved changes, which are checked as if they were
 * saved. Problems of all customizations are told together.
 * @throws InvalidRequestError, UnprocessableError with pointers into `/data/attributes/customizations/<name>`
 */
export function withChanges(
  context: Context,
  row: PricingRow,
  settings: ListingSettings,
  changes: CustomizationChanges,
): PricingRow {
  const situation = situationOf(context, settings, true);
  const refusals: (InvalidRequestError | UnprocessableError)[] = [];
  let changed = row;
  for (const type of CUSTOMIZATION_TYPES) {
    const body = changes[type.name];
    if (!body) continue;
    try {
      const before = attributesOf(type, settings);
      const { after } = applyChange(type, before, body, situation);
      const { basePrice, minPrice, maxPrice, minStay } = {
        ...changed,
        ...type.columns?.write(after, before, context.now()),
      };
      const customizations = { ...changed.customizations, [type.name]: withoutColumns(type, after) };
      changed = { ...changed, basePrice, minPrice, maxPrice, minStay, customizations };
    } catch (error) {
      const isRefusal = error instanceof InvalidRequestError || error instanceof UnprocessableError;
      if (!isRefusal) throw error;
      const Refusal = error instanceof UnprocessableError ? UnprocessableError : InvalidRequestError;
      refusals.push(new Refusal(error.problems.map((problem) => below(type.name, problem))));
    }
  }
  if (refusals.length > 0) throw together(refusals);
  return changed;
}

/** Where a problem stands in the body of a preview. */
const below = (name: CustomizationName, { pointer, ...problem }: Problem): Problem =>
  pointer === undefined
    ? problem
    : { ...problem, pointer: pointer.replace('/data/attributes', `/data/attributes/customizations/${name}`) };

/** What is malformed is told before what is impossible. */
function together(refusals: (InvalidRequestError | UnprocessableError)[]) {
  const invalid = refusals.filter((refusal) => refusal instanceof InvalidRequestError);
  const told = invalid.length > 0 ? invalid : refusals;
  const Refusal = invalid.length > 0 ? InvalidRequestError : UnprocessableError;
  return new Refusal(told.flatMap(({ problems }) => problems));
}
