import { type ChangeFacets, MAXIMUM_CHANGE_ACTORS } from '#contract/console/changes.ts';
import type { ChangeCombination, ChangeFilter } from './change-queries.ts';

type Asked = Pick<ChangeFilter, 'surfaces' | 'settings' | 'actor'>;

/** Which surfaces, settings and actors occur, each counted under all filters but its own, most entries first. */
export function facetsOf(combinations: readonly ChangeCombination[], asked: Asked): ChangeFacets {
  const passes = {
    surface: ({ surface }: ChangeCombination) => asked.surfaces?.includes(surface) ?? true,
    setting: ({ setting }: ChangeCombination) => asked.settings?.includes(setting) ?? true,
    actor: ({ actor_label: label }: ChangeCombination) => asked.actor === undefined || asked.actor === label,
  };
  const { surface, setting, actor } = passes;
  const matching = combinations.filter((one) => surface(one) && setting(one) && actor(one));
  return {
    count: matching.reduce((sum, { count }) => sum + count, 0),
    'count-at-any-time': matching.reduce((sum, { ever }) => sum + ever, 0),
    surfaces: counted(
      combinations.filter((one) => setting(one) && actor(one)),
      (one) => ({ surface: one.surface }),
    ),
    settings: counted(
      combinations.filter((one) => surface(one) && actor(one)),
      (one) => ({ setting: one.setting }),
    ),
    actors: counted(
      combinations.filter((one) => surface(one) && setting(one)),
      (one) => ({ type: one.actor_type, label: one.actor_label }),
    ).slice(0, MAXIMUM_CHANGE_ACTORS),
  };
}

function counted<Value extends object>(
  combinations: readonly ChangeCombination[],
  facetOf: (combination: ChangeCombination) => Value,
): (Value & { count: number })[] {
  const byValue = new Map<string, Value & { count: number }>();
  for (const combination of combinations) {
    const value = facetOf(combination);
    const key = JSON.stringify(value);
    const known = byValue.get(key) ?? { ...value, count: 0 };
    byValue.set(key, { ...known, count: known.count + combination.count });
  }
  return [...byValue.values()].filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
}
