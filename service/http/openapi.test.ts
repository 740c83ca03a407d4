import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../endpoints.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument(ENDPOINTS, 'https://api.ratewright.test');

async function findingsOn(description: object): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // Every address of the Partner API ends in a slash: clients are written for that.
    rules: { 'no-path-trailing-slash': 'off' },
  });
  const findings = await lintDocument({
    document: makeDocumentFromString(JSON.stringify(description), 'openapi.json'),
    externalRefResolver: new BaseResolver(),
    config,
  });
  return findings.map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`,
  );
}

test('a public linter finds nothing to say, by its recommended rules with every warning an error', async () => {
  expect(await findingsOn(document)).toEqual([]);
});

test('the linter would see a broken structure, a reference to nowhere and an example that does not fit', async () => {
  const broken = structuredClone(document) as unknown as {
    paths: Record<string, { get: { responses: unknown } }>;
    components: { responses: Record<string, { content: Record<string, { example: unknown }> }> };
    info: { version?: string };
  };
  delete broken.info.version;
  Object.assign(broken.paths['/api/v1/listings/']!.get.responses as object, {
    404: { $ref: '#/components/responses/Nowhere' },
  });
  broken.components.responses.BadRequest!.content['application/vnd.api+json']!.example = { errors: [] };
  const rules = (await findingsOn(broken)).map((finding) => finding.split(' ')[0]);
  expect(rules).toEqual(
    expect.arrayContaining(['struct', 'no-unresolved-refs', 'no-invalid-media-type-examples']),
  );
});

test('every schema is valid JSON Schema 2020-12', () => {
  const ajv = new Ajv2020({ strict: false });
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    expect([name, ajv.validateSchema(schema), ajv.errors]).toEqual([name, true, null]);
  }
});
