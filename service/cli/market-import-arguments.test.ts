import { expect, test } from 'vitest';
import { parseMarketImport } from './market-import-arguments.ts';

test('a folder and its options become settings', () => {
  const parsed = parseMarketImport(['data/x', '--name', 'Nürnberg', '--country', 'de', '--currency', 'eur']);
  expect(parsed?.folder.endsWith('/data/x')).toBe(true);
  expect(parsed?.settings).toEqual({
    name: 'Nürnberg',
    country: 'DE',
    region: null,
    currency: 'EUR',
    timezone: null,
  });
});

test.each([
  ['/data/santa-cruz-2023-12', 'Santa Cruz'],
  ['/data/seattle_2016', 'Seattle'],
  ['/data/2024-11', '2024-11'],
])('the folder %s names the market %s', (folder, name) => {
  expect(parseMarketImport([folder])?.settings.name).toBe(name);
});

test('help is not an import', () => {
  expect(parseMarketImport(['--help'])).toBeNull();
});

test.each([
  [[], 'Which folder?'],
  [['a', 'b'], 'One folder at a time'],
  [['a', '--country', 'XX'], '--country XX is not a country code.'],
  [['a', '--currency', 'DOLLAR'], '--currency DOLLAR is not a currency code.'],
  [['a', '--timezone', 'Mars/Base'], '--timezone Mars/Base is not a timezone.'],
  [['a', '--nonsense'], '--nonsense'],
])('%j is refused with a sentence', (args, message) => {
  expect(() => parseMarketImport(args)).toThrow(message);
});
