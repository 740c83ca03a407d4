import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { errorDocumentSchema } from '#contract/json-api.ts';
import { SCOPES } from '#contract/scopes.ts';
import type { Endpoint } from './endpoint.ts';
import { eventRoutes } from './openapi-events.ts';
import { failureComponents } from './openapi-failures.ts';
import { headerComponents } from './openapi-headers.ts';
import { routeOf } from './openapi-operations.ts';
import { PAGE_ROUTES } from './openapi-pages.ts';
import { completeParameters, REQUEST_ID } from './openapi-parameters.ts';
import { describedRefusals } from './openapi-refusals.ts';
import { describedTags } from './openapi-tags.ts';
import { TOKEN_ROUTES } from './openapi-tokens.ts';
import type { OpenApi } from './openapi-types.ts';

const DESCRIPTION = `Dynamic pricing for short-term rentals. Bodies are JSON:API documents with dasherized names; amounts are in major units of the currency named beside them, timestamps in UTC.

Lists are paged by \`page[number]\` and \`page[size]\`, narrowed by \`filter[…]\`, ordered by \`sort\`, thinned by \`fields[…]\` and widened by \`include\`. A parameter that is not described is refused.

Every failed request is answered with an error document, an unknown address (404) and an unsupported method (405, with \`Allow\`) too. Codes and pointers are for programs, \`detail\` is for people and may change.

Where a value of a body is refused, \`meta.code\` says why, and the figures of \`detail\` stand beside it. ${describedRefusals}.

A request may carry \`X-Request-ID\` (letters, digits and \`-_.:\`, at most 128); the answer names it again, or one that was made for it. Every answer says what is left of its limits. New fields, parameters, codes and events may come at any time; clients ignore what they do not know.`;

/** The OpenAPI 3.1 document of everything that is served and sent. */
export function openApiDocument(endpoints: readonly Endpoint[], publicUrl: string): OpenApi {
  const registry = new OpenAPIRegistry();
  registerSecurity(registry, publicUrl);
  for (const [name, header] of headerComponents()) registry.registerComponent('headers', name, header);
  registry.registerComponent('parameters', REQUEST_ID.name, REQUEST_ID);
  for (const [name, response] of failureComponents()) registry.registerComponent('responses', name, response);
  const routes = [...TOKEN_ROUTES, ...endpoints.map(routeOf), ...PAGE_ROUTES];
  for (const route of routes) registry.registerPath(route);
  for (const route of eventRoutes(publicUrl)) registry.registerWebhook(route);
  const document = new OpenApiGeneratorV31([
    { type: 'schema', schema: errorDocumentSchema },
    ...registry.definitions,
  ]).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Ratewright Partner API',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: describedTags(new Set(routes.flatMap(({ tags = [] }) => tags))),
  });
  completeParameters(document);
  return document;
}

function registerSecurity(registry: OpenAPIRegistry, publicUrl: string): void {
  registry.registerComponent('securitySchemes', 'oauth', {
    type: 'oauth2',
    description: 'An access token or a personal access token (`xpat_…`) is sent as `Authorization: Bearer`.',
    flows: {
      clientCredentials: {
        tokenUrl: `${publicUrl}/o/token/`,
        scopes: Object.fromEntries(Object.entries(SCOPES).map(([scope, { meaning }]) => [scope, meaning])),
      },
    },
  });
  registry.registerComponent('securitySchemes', 'client', {
    type: 'http',
    scheme: 'basic',
    description: 'The client id and secret of an application.',
  });
}
