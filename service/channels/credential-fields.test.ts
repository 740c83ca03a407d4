import { expect, test } from 'vitest';
import { channelRegistry } from './channel-registry.ts';
import { credentialFields } from './credential-fields.ts';

test('a form can be built from what a channel says of its credentials', () => {
  const [sandbox] = channelRegistry({ sandboxUrl: 'http://127.0.0.1:1' }).all;
  expect(credentialFields(sandbox!.credentialSchema)).toEqual([
    {
      name: 'api_key',
      label: 'API key',
      help: 'For example sandbox-coast.',
      secret: true,
      required: true,
      maxLength: 200,
    },
  ]);
});
