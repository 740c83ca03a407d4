import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { isScope, type Scope } from '#contract/scopes.ts';
import { UsageError } from '../usage-error.ts';

/** @throws UsageError for an option that is unknown or lacks its value */
export function readArguments<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [String(error)];
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`);
  }
}

/** What the first word after a command stands for. @throws UsageError naming those there are */
export function actionNamed<T>(actions: Readonly<Record<string, T>>, name: string | undefined): T {
  const action = name !== undefined && Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action === undefined) throw new UsageError(`Which? ${Object.keys(actions).join(', ')}.`);
  return action;
}

/** A word of a command line that has to be there. @throws UsageError asking for it */
export function required(value: string | undefined, question: string): string {
  const text = value?.trim() ?? '';
  if (text === '') throw new UsageError(question);
  return text;
}

/** @throws UsageError where words are left over */
export function noMore(words: readonly string[]): void {
  if (words.length > 0) throw new UsageError(`${words.join(' ')} is too many; put a name in quotes.`);
}

/** Words that are given in a row or separated by commas. @throws UsageError */
export function scopesOf(words: readonly string[]): Scope[] {
  const names = words.flatMap((word) => word.split(',')).filter(Boolean);
  if (names.length === 0) throw new UsageError('Which scopes?');
  return [...new Set(names)].map((name) => {
    if (!isScope(name)) throw new UsageError(`There is no scope ${name}.`);
    return name;
  });
}

/** @throws UsageError */
export function wholeNumber(text: string, option: string, maximum: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= maximum) return value;
  throw new UsageError(`${option} must be a whole number from 1 to ${maximum}.`);
}

/** @throws UsageError */
export function yesOrNo(text: string, option: string): boolean {
  if (text !== 'yes' && text !== 'no') throw new UsageError(`${option} must be yes or no.`);
  return text === 'yes';
}
