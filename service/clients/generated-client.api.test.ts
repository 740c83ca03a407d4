import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedPricedListing } from '../testing/priced-listing.ts';
import { PROGRAM } from './generated-client-program.ts';

const run = promisify(execFile);
const COMPILER = resolve('node_modules/typescript/bin/tsc');
const COMPILER_OPTIONS = [
  '--ignoreConfig --pretty false --strict --noEmit --noUncheckedIndexedAccess --erasableSyntaxOnly',
  '--target esnext --module nodenext --lib esnext,dom,dom.iterable --types node --skipLibCheck',
  '--allowImportingTsExtensions',
].flatMap((line) => line.split(' '));

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(join(tmpdir(), 'generated-client-'));
  const { json: spec } = await api.request('GET', '/api/v1/schema/');
  const { files } = await generateApi({
    spec,
    output: false,
    silent: true,
    httpClientType: 'fetch',
    singleHttpClient: true,
    generateUnionEnums: true,
    moduleNameFirstTag: true,
  });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'client.ts'), files[0]!.fileContent);
  await writeFile(join(folder, 'program.ts'), PROGRAM);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the compiler says of a file; nothing where it compiles. */
const complaintsOn = (file: string): Promise<string> =>
  run(
    process.execPath,
    [COMPILER, ...COMPILER_OPTIONS, '--typeRoots', resolve('node_modules/@types'), file],
    {
      cwd: folder,
    },
  ).then(
    () => '',
    ({ stdout }) => String(stdout),
  );

test('a client that is generated from the document, and a program that uses it, compile strictly', async () => {
  expect(await complaintsOn('program.ts')).toBe('');
});

const MISTAKES = `
import type { Api, Listing } from './client.ts';
export const shoe = (listing: Listing) => listing.attributes.shoe;
export const price = (listing: Listing): number => listing.attributes['base-price'];
export const list = (api: Api<null>) => api.listings.listListings({ sort: 'price' });
`.trimStart();

test('the compiler knows what no listing has, what may be missing and what no list takes', async () => {
  await writeFile(join(folder, 'mistakes.ts'), MISTAKES);
  const complaints = (await complaintsOn('mistakes.ts')).trim().split(/\n(?! )/);
  expect(complaints).toEqual(
    [2, 3, 4].map((line) => expect.stringMatching(`^mistakes.ts\\(${line},.*error TS2`)),
  );
});

test('the program reads, changes and is refused as the document promises', async () => {
  const seeded = await seedPricedListing(api, { listing: { title: 'Harbour Loft' } });
  const { listing, user, dayAt } = seeded;
  await api.seedListing(user, { title: 'Attic' });
  const [first] = await seeded.nights(0, 0);
  const { clientId, clientSecret } = seeded.application;
  const { stdout } = await run(process.execPath, ['--no-warnings', 'program.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      BASE_URL: api.url,
      CLIENT_ID: clientId,
      CLIENT_SECRET: clientSecret,
      EMAIL: `noor.${user.id}@example.com`,
    },
  });
  expect(JSON.parse(stdout)).toEqual({
    titles: ['Attic', 'Harbour Loft'],
    owner: String(user.id),
    sync: 'completed',
    nights: [dayAt(0), dayAt(1), dayAt(2)],
    price: first?.price,
    basePrice: { before: 120, after: 140 },
    summer: [{ 'start-date': '2026-07-01', 'end-date': '2026-08-31', rollover: true, 'min-stay': 5 }],
    history: ['base-price', 'seasonal-min-stays'],
    created: 'new',
    deleted: 204,
    refusals: [
      { status: 404, code: null, pointer: null },
      { status: 409, code: 'unique', pointer: '/data/attributes/email' },
      { status: 400, code: null, pointer: '/data/attributes/base-price' },
    ],
  });
  expect(
    (await api.request('GET', `/api/v1/listings/${listing.id}/`, { token: seeded.token })).json,
  ).toMatchObject({ data: { attributes: { 'base-price': 140 } } });
});
