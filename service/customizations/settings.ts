import { toIsoDate } from '#contract/dates.ts';
import { localToday } from '../calendar/local-today.ts';
import type { Context } from '../context.ts';
import { DEFAULT_CUSTOMIZATIONS } from '../pricing/default-rules.ts';
import type { Customizations } from '../pricing/rules.ts';
import { toApiForm } from './api-form.ts';
import type { CustomizationType, Situation } from './customization-type.ts';
import type { ListingSettings } from './queries.ts';

type Attributes = Customizations[keyof Customizations];

export function situationOf(context: Context, settings: ListingSettings, inDashboard = false): Situation {
  const channel = settings.channel === null ? null : context.channels.find(settings.channel);
  return {
    ...settings,
    today: localToday(settings.listing.timezone, context.now()),
    supports: channel?.supports ?? null,
    inDashboard,
  };
}

/** A listing's own settings over the defaults, in the engine's form. */
export function attributesOf(type: CustomizationType, { listing, stored }: ListingSettings): Attributes {
  const attributes = {
    ...DEFAULT_CUSTOMIZATIONS[type.key],
    ...stored[type.name],
    ...type.columns?.read(listing),
  } as Attributes;
  return type.normalise?.(attributes) ?? attributes;
}

/** Settings as the API writes them, without what is read-only. */
export const apiAttributes = (attributes: object, { today }: Situation) =>
  toApiForm(attributes, Number(toIsoDate(today).slice(0, 4)));

/** All attributes of an answer. */
export async function answerOf(
  context: Context,
  type: CustomizationType,
  attributes: Attributes,
  situation: Situation,
  query: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const shown = type.shown?.(attributes, situation.today, query) ?? attributes;
  const derived = await type.derived?.(attributes, situation, context);
  return apiAttributes({ ...shown, ...derived }, situation);
}
