import { CUSTOMIZATIONS, type CustomizationName } from '../customizations/names.ts';

/** Where a change can have been made. */
export const CHANGE_SURFACES = ['dashboard', 'api', 'agent', 'service'] as const;

/** What the history tells changes of. */
export const CHANGE_SETTINGS = [
  'activation',
  'recommendation',
  ...(Object.keys(CUSTOMIZATIONS) as CustomizationName[]),
] as const;
export type ChangeSetting = (typeof CHANGE_SETTINGS)[number];
