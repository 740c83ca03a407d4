import { expect, it } from 'vitest';
import { snippetLanguages, snippets } from '#lib/webhooks/snippets.ts';

it.each(snippetLanguages)(
  'the %s example reads the secret from the environment and answers 401 and 204',
  (language) => {
    const { code } = snippets[language];
    for (const part of ['RATEWRIGHT_WEBHOOK_SECRET', '401', '204']) expect(code).toContain(part);
    expect(code).not.toMatch(/whsec_[A-Za-z0-9+/]{8}/);
  },
);
