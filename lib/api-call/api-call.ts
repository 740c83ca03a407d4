import { CUSTOMIZATIONS, type CustomizationName } from '#contract/customizations/names.ts';
import type { ListingActivation } from '#contract/listings.ts';
import type { Scope } from '#contract/scopes.ts';

/** A documented call of the Partner API that does what a form does. */
export interface ApiCall {
  /** Its operation in the reference. */
  operationId: string;
  method: 'PATCH';
  /** Below the API's address. */
  path: string;
  scope: Scope;
  body: object;
}

/** What a form holds: calls that do the same, or why there are none yet. */
export type FormCalls =
  | { calls: readonly ApiCall[] /** Nothing differs from what is saved. */; isUnchanged: boolean }
  | { problems: readonly { path: string; text: string }[] };

/** Changes attributes of a customization, and leaves the others alone. */
export function customizationCall(listingId: string, name: CustomizationName, attributes: object): ApiCall {
  return {
    operationId: `change-${name}`.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    method: 'PATCH',
    path: `/api/v1/listings/${listingId}/customizations/${name}/`,
    scope: 'listings:write',
    body: { data: { type: CUSTOMIZATIONS[name], id: listingId, attributes } },
  };
}

/** Switches a listing's pricing on or off, with its prices where they are missing. */
export function activationCall(listingId: string, attributes: ListingActivation): ApiCall {
  return {
    operationId: 'activateListing',
    method: 'PATCH',
    path: `/api/v1/listings/${listingId}/activation/`,
    scope: 'listings:write',
    body: { data: { type: 'listing-activations', id: listingId, attributes } },
  };
}
