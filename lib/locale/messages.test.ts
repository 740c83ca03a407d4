import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { loadMessages, type Messages } from '#lib/locale/messages.ts';

const folder = new URL('../../messages/', import.meta.url);

const readFile = (path: string): Messages => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));

/** A language's texts, by file. */
const read = (language: string): Messages =>
  Object.fromEntries(
    readdirSync(new URL(`${language}/`, folder)).map((file) => [
      file.replace('.json', ''),
      readFile(`${language}/${file}`),
    ]),
  );

/** Every text by its dotted key. */
function flatten(messages: Messages, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flatten(value as Messages, `${prefix}${key}.`)],
    ),
  );
}

/** How the parser marks plain text. */
const literal = 0;

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** The names of the values and tags that a text is given; throws where it is malformed. */
function givenNames(text: string, locale: string): string[] {
  const inside = (element: Element): string[] => {
    const children = 'children' in element ? element.children.flatMap(inside) : [];
    const options =
      'options' in element
        ? Object.values(element.options).flatMap(({ value }) => value.flatMap(inside))
        : [];
    const own = 'value' in element && element.type !== literal ? [element.value] : [];
    return [...own, ...children, ...options];
  };
  return [...new Set(new IntlMessageFormat(text, locale).getAst().flatMap(inside))].sort();
}

const english = flatten(read('en'));
const variants = LOCALES.filter((locale) => locale.startsWith('en-'));
const others = LOCALES.filter((locale) => !locale.startsWith('en'));

describe.each(others)('the texts in %s', (locale) => {
  const own = flatten(read(locale));

  it('are all there, and no more', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('are given what the English ones are', () => {
    for (const [key, text] of own)
      expect([key, givenNames(text, locale)]).toEqual([key, givenNames(english.get(key) ?? '', 'en')]);
  });
});

it.each(variants)('%s holds differences from English only', async (locale) => {
  const known = flatten(await loadMessages('en'));
  for (const [key, text] of flatten(readFile(`${locale}.json`))) {
    expect(known.has(key)).toBe(true);
    expect(text).not.toBe(known.get(key));
  }
});

it('loads every file of a language', async () => {
  const loaded = await loadMessages('de');
  expect(Object.keys(loaded)).toHaveLength(readdirSync(new URL('de/', folder)).length);
  expect(flatten(loaded).size).toBe(flatten(read('de')).size);
});
