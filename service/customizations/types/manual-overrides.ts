import {
  manualOverrideAttributesSchema,
  manualOverrideChangesSchema,
  overrideWindowQuery,
} from '#contract/customizations/manual-overrides.ts';
import { customizationType } from '../customization-type.ts';
import { compactRows, overriddenNights, rowsOfWindow } from '../override-nights.ts';
import { overrideProblems } from '../override-rules.ts';
import { overrideWindow } from '../override-window.ts';

export const manualOverrides = customizationType<'manualOverrides', typeof manualOverrideChangesSchema>({
  name: 'manual-overrides',
  key: 'manualOverrides',
  summary: 'the overrides of single dates',
  attributes: manualOverrideAttributesSchema,
  changes: manualOverrideChangesSchema,
  query: overrideWindowQuery,
  normalise: ({ overrides }) => ({ overrides: compactRows(overriddenNights(overrides)) }),
  merge: (before, sent) => ({ overrides: [...before.overrides, ...(sent.overrides ?? [])] }),
  refused: ({ overrides = [] }, today) => overrideProblems(overrides, today),
  shown: ({ overrides }, today, query) => ({
    overrides: rowsOfWindow(overriddenNights(overrides), overrideWindow(query, today)),
  }),
});
