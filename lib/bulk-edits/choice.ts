/** Rows that are chosen by their ids, on this page of a table and on others. */
export interface Choice {
  readonly ids: ReadonlySet<string>;
  /** The row that was pressed last: a range reaches from here. */
  readonly anchor: string | null;
}

export const nothingChosen: Choice = { ids: new Set(), anchor: null };

/** Adds a row, or takes it out again. */
export function toggled({ ids }: Choice, id: string): Choice {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** All rows from the anchor to this one become what the anchor is. @param page ids of the rows in sight, in order */
export function reachedTo(choice: Choice, id: string, page: readonly string[]): Choice {
  const { ids, anchor } = choice;
  const [from, to] = [page.indexOf(anchor ?? ''), page.indexOf(id)];
  if (anchor === null || from < 0 || to < 0) return toggled(choice, id);
  const range = page.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: ids.has(anchor) ? ids.union(new Set(range)) : ids.difference(new Set(range)), anchor };
}

/** Chooses every row in sight; where all are chosen already, none of them. */
export function pageToggled(choice: Choice, page: readonly string[]): Choice {
  const rows = new Set(page);
  const { ids } = choice;
  return { ids: isWhole(choice, page) ? ids.difference(rows) : ids.union(rows), anchor: null };
}

/** Chooses these as well. */
export function withAll({ ids }: Choice, more: Iterable<string>): Choice {
  return { ids: ids.union(new Set(more)), anchor: null };
}

/** Whether every row in sight is chosen. */
export function isWhole({ ids }: Choice, page: readonly string[]): boolean {
  return page.length > 0 && page.every((id) => ids.has(id));
}

export type ChoiceKey = 'row' | 'range' | 'all' | 'none' | 'up' | 'down' | 'reachUp' | 'reachDown';

interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What a key means while the focus is on a row; null for what it always means. */
export function choiceKeyOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Press): ChoiceKey | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' && !shiftKey ? 'all' : null;
  switch (key) {
    case ' ':
      return shiftKey ? 'range' : 'row';
    case 'Escape':
      return 'none';
    case 'ArrowUp':
      return shiftKey ? 'reachUp' : 'up';
    case 'ArrowDown':
      return shiftKey ? 'reachDown' : 'down';
    default:
      return null;
  }
}
