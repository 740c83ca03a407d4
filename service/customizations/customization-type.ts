import type { z } from 'zod';
import { CUSTOMIZATIONS, type CustomizationName } from '#contract/customizations/names.ts';
import type { EpochDay } from '#contract/dates.ts';
import type { ChannelSupport } from '../channels/channel.ts';
import type { Context } from '../context.ts';
import type { Problem } from '../errors.ts';
import type { Customizations } from '../pricing/rules.ts';
import type { EngineForm } from './api-form.ts';
import type { ListingColumns, ListingSettings } from './queries.ts';

type Kind = keyof Customizations;

/** A listing's settings as they stand, with what decides whether they may change. */
export interface Situation extends ListingSettings {
  /** In the listing's timezone. */
  today: EpochDay;
  /** Of the channel that the listing is imported through; null where that channel is not known any more. */
  supports: ChannelSupport | null;
  /** The change is made in the dashboard, which may do a little more than the API. */
  inDashboard: boolean;
}

/** What a request makes of a customization. Positions in lists that changed are those of the request. */
export interface Change<K extends Kind> {
  before: Customizations[K];
  after: Customizations[K];
  /** Fields whose value is not what it was. */
  changed: ReadonlySet<keyof Customizations[K]>;
  situation: Situation;
}

/** How one of the nine customizations is read, checked and stored. All functions are pure but `derived`. */
export interface CustomizationType<K extends Kind = Kind> {
  name: CustomizationName;
  /** Its name in the engine. */
  key: K;
  summary: string;
  /** All attributes of an answer. */
  attributes: z.ZodObject;
  /** What a request may change, every field optional; read-only fields are let through. */
  changes: z.ZodObject;
  /** More that reading and writing may ask for. */
  query?: z.ZodRawShape;
  /** Fields that stand on the listing's own row, which alone decides them. */
  columns?: {
    read(listing: ListingSettings['listing']): Partial<Customizations[K]>;
    write(after: Customizations[K], before: Customizations[K], now: Date): ListingColumns;
    fields: readonly (keyof Customizations[K])[];
  };
  /** The one way in which equal settings are written. */
  normalise?(attributes: Customizations[K]): Customizations[K];
  /** Where what is sent does not simply take the place of what was there. */
  merge?(before: Customizations[K], sent: Partial<Customizations[K]>): Customizations[K];
  /** What is wrong with the values sent, whatever the listing has. */
  refused?(sent: Partial<Customizations[K]>, today: EpochDay): Problem[];
  /** What of a change is wrong in itself. */
  invalid?(change: Change<K>): Problem[];
  /** What of a change this listing cannot have. */
  impossible?(change: Change<K>): Problem[];
  /** Read-only attributes, in the engine's form. */
  derived?(attributes: Customizations[K], situation: Situation, context: Context): Promise<object> | object;
  /** The attributes of an answer, in the engine's form, where they are not those that are stored. */
  shown?(attributes: Customizations[K], today: EpochDay, query: Record<string, unknown>): object;
}

/** Checks that what the schema lets through has the engine's form once its names have. */
export function customizationType<K extends Kind, Schema extends z.ZodObject>(
  definition: EngineForm<z.output<Schema>> extends Partial<Customizations[K]> ? CustomizationType<K> : never,
): CustomizationType {
  return definition as unknown as CustomizationType;
}

export const resourceTypeOf = ({ name }: Pick<CustomizationType, 'name'>) => CUSTOMIZATIONS[name];
