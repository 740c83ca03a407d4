import { isDeepStrictEqual } from 'node:util';
import { InvalidRequestError, type Problem, UnprocessableError } from '../errors.ts';
import type { Customizations } from '../pricing/rules.ts';
import { toEngineForm } from './api-form.ts';
import type { CustomizationType, Situation } from './customization-type.ts';
import { apiAttributes } from './settings.ts';

type Attributes = Customizations[keyof Customizations];
type Fields = Record<string, unknown>;

/**
 * The settings after a request, and what of them it changes; nothing is written.
 * @param body the attributes sent, as the API writes them
 * @throws InvalidRequestError, UnprocessableError with pointers into `/data/attributes`
 */
export function applyChange(type: CustomizationType, before: Attributes, body: Fields, situation: Situation) {
  const sent = ownFields(before, toEngineForm(body));
  refuse(InvalidRequestError, type.refused?.(sent, situation.today));
  const merged = type.merge?.(before, sent) ?? ({ ...before, ...sent } as Attributes);
  const wanted = type.normalise?.(merged) ?? merged;

  const entries = Object.keys(wanted).flatMap((field) => entryOf(field, before, wanted, situation));
  const changed = new Set(entries.map(({ key }) => key as never));
  const replaced = Object.entries(wanted).filter(([field]) => changed.has(field as never));
  const after = { ...before, ...Object.fromEntries(replaced) };
  const change = { before, after, changed, situation };
  refuse(InvalidRequestError, type.invalid?.(change));
  refuse(UnprocessableError, type.impossible?.(change));
  return { after, entries: entries.map(({ entry }) => entry) };
}

/** The history entry of a field, none where its value is what it was. */
function entryOf(key: string, before: Attributes, after: Attributes, situation: Situation) {
  const shown = (attributes: Attributes) =>
    Object.entries(apiAttributes({ [key]: attributes[key as never] }, situation))[0] ?? [key, null];
  const [field, newValue] = shown(after);
  const [, oldValue] = shown(before);
  return isDeepStrictEqual(newValue, oldValue) ? [] : [{ key, entry: { field, oldValue, newValue } }];
}

/** What of a body can be set. Of an object only the members sent are replaced; read-only ones are left out. */
function ownFields(before: object, body: Fields): Fields {
  const known = Object.entries(before).filter(([field]) => body[field] !== undefined);
  return Object.fromEntries(
    known.map(([field, current]) => {
      const value = body[field];
      return [
        field,
        isRecord(current) && isRecord(value) ? { ...current, ...ownFields(current, value) } : value,
      ];
    }),
  );
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function refuse(
  Refusal: typeof InvalidRequestError | typeof UnprocessableError,
  problems: Problem[] | undefined,
): void {
  if (problems && problems.length > 0) throw new Refusal(problems);
}

/** What the listing's own row holds is not stored twice. */
export function withoutColumns(type: CustomizationType, attributes: Attributes): object {
  const onListing = new Set<string>(type.columns?.fields ?? []);
  return Object.fromEntries(Object.entries(attributes).filter(([field]) => !onListing.has(field)));
}
