import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '../endpoints.ts';
import { startApi, type TestApi } from '../testing/api.ts';

const PATH = '/api/v1/redoc/';
let api: TestApi;
let answer: Response;
let page: string;
beforeAll(async () => {
  api = await startApi();
  answer = await api.fetch(`${api.url}${PATH}`);
  page = await answer.text();
});
afterAll(() => api.close());

const idsOf = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

test('the reference needs no token and is a page', () => {
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
  expect(page).toMatch(/^<!doctype html>/);
});

test('the reference shows every operation, event, scope and schema of the document', async () => {
  const { json: schema } = await api.request('GET', '/api/v1/schema/');
  const ids = idsOf(page);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { operationId, path, requires } of ENDPOINTS) {
    const [, article = ''] = page.split(`<article id="${operationId}">`);
    const [shown = ''] = article.split('</article>');
    expect(shown).toContain(`<code>${path}</code>`);
    for (const scope of requires) expect(shown).toContain(`<code>${scope}</code>`);
    for (const status of ['401', '403', '429', '500']) expect(shown).toContain(`<b>${status}</b>`);
  }
  for (const name of Object.keys(schema.webhooks)) expect(ids).toContain(name);
  for (const name of Object.keys(schema.components.schemas)) expect(ids).toContain(`schema-${name}`);
});

test('every link inside the reference leads somewhere', () => {
  const targets = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target);
  expect(targets.length).toBeGreaterThan(ENDPOINTS.length);
  expect(targets.filter((target) => !idsOf(page).includes(target!))).toEqual([]);
});

test('the reference asks nothing of anybody, and its policy allows nothing else', () => {
  expect(page).not.toMatch(/<(script|link|img|iframe|object|embed|form|base)\b|@import|url\(| on\w+="/i);
  expect(page).not.toMatch(/ (src|srcset|href)="(?:https?:)?\/\//);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  const [style = ''] = /(?<=<style>)[\s\S]*(?=<\/style>)/.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
});

test('the reference is there without its slash, and answers GET only', async () => {
  expect((await api.fetch(`${api.url}/api/v1/redoc`)).status).toBe(200);
  const refused = await api.fetch(`${api.url}${PATH}`, { method: 'POST' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
