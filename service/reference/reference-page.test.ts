import { expect, test } from 'vitest';
import type { OpenApi } from './document.ts';
import { referencePage } from './reference-page.ts';

const EVIL = `<script>alert("1")</script>'&`;
const ESCAPED = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;';

/** A document of one operation in which every text is the one given. */
const documentOf = (text: string): OpenApi => {
  const schema = {
    type: 'object' as const,
    description: text,
    properties: { [text]: { type: 'string' as const, description: text, enum: [text], pattern: text } },
  };
  const operation = {
    operationId: text,
    tags: [text],
    summary: text,
    description: text,
    parameters: [{ name: text, in: 'query' as const, description: text, schema: { default: text } }],
    requestBody: { content: { [text]: { schema } } },
    responses: { 200: { description: text, content: { [text]: { schema } } }, 400: { description: text } },
  };
  return {
    openapi: '3.1.0',
    info: { title: text, version: text, description: text },
    servers: [{ url: text }],
    paths: { '/x/': { get: operation } },
    components: { schemas: { [text]: schema } },
  };
};

test('nothing that a document says becomes markup', async () => {
  const page = await referencePage(documentOf(EVIL));
  expect(page).not.toContain('<script');
  expect(page.split(ESCAPED).length).toBeGreaterThan(20);
});

test('types, bounds, values and what is required are told', async () => {
  const document = documentOf('x');
  const properties = {
    nights: { type: ['integer', 'null'] as const, minimum: 1, maximum: 30, default: 2 },
    kind: { type: 'string' as const, enum: ['a', 'b'] },
    seasons: { type: 'array' as const, maxItems: 5, items: { $ref: '#/components/schemas/Season' } },
  };
  document.components = {
    schemas: {
      Stay: { type: 'object', required: ['kind'], properties } as never,
      Season: { type: 'object', description: 'From `start-date` on' },
    },
  };
  const text = (await referencePage(document)).replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
  expect(text).toContain('nights integer or null 1 … 30 · default 2');
  expect(text).toContain('kind string required a b');
  expect(text).toContain('seasons list of Season entries ≤ 5');
  expect(text).toContain('Seasonobject From start-date on');
});

test('what the service sends by itself is a group of its own', async () => {
  const operation = { operationId: 'listingCreated', summary: 'A listing is new', responses: {} };
  const page = await referencePage({ ...documentOf('x'), webhooks: { listingCreated: { post: operation } } });
  expect(page).toContain('<section id="group-events">');
  expect(page).toContain('<article id="listingCreated">');
  expect(await referencePage(documentOf('x'))).not.toContain('group-events');
});
