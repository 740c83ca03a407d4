import { html, raw } from 'hono/html';
import { type Group, groupsOf, type HeaderPart, isReference, type OpenApi } from './document.ts';
import { operationArticle } from './operation-article.ts';
import { type Html, paragraphs, prose } from './prose.ts';
import { REFERENCE_STYLES } from './reference-styles.ts';
import { schemaFields, typeOf } from './schema-fields.ts';

/** The whole reference as one page that asks nothing of anybody. */
export async function referencePage(document: OpenApi): Promise<string> {
  const groups = groupsOf(document);
  const schemas = Object.entries(document.components?.schemas ?? {});
  const { title, version, description = '' } = document.info;
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(REFERENCE_STYLES)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the reference</a>
<nav aria-label="Operations">
<p><b>${title}</b></p>
<p><a href="#authentication">Authentication</a></p>
${groups.map(linksTo)}
<p><a href="#headers">Headers of answers</a></p>
<p><a href="#schemas">Schemas</a></p>
</nav>
<main id="content">
<header><h1>${title}</h1>
<p class="type">Version ${version} · <a href="../schema/">OpenAPI ${document.openapi} document</a></p>
${paragraphs(description)}
<p>Served at ${document.servers?.map(({ url }) => html`<code>${url}</code>`) ?? ''}</p></header>
${authentication(document)}
${groups.map(
  ({ name, description, operations }) =>
    html`<section id="${anchorOf(name)}"><h2>${name}</h2>${description ? html`<p>${prose(description)}</p>` : ''}
${operations.map(operationArticle)}</section>`,
)}
${headersOf(document)}
<section id="schemas"><h2>Schemas</h2>
${schemas.map(
  ([name, schema]) =>
    html`<article id="schema-${name}"><h3>${name}</h3><p class="type">${typeOf(schema)}</p>
${'description' in schema && schema.description ? html`<p>${prose(schema.description)}</p>` : ''}${schemaFields(schema)}</article>`,
)}
</section>
</main>
</body>
</html>
`;
  return String(page);
}

const anchorOf = (group: string) => `group-${group.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

function linksTo({ name, operations }: Group): Html {
  const links = operations.map(
    ({ anchor, operation }) => html`<li><a href="#${anchor}">${operation.summary ?? anchor}</a></li>`,
  );
  return html`<details><summary>${name}</summary><ul>${links}</ul></details>`;
}

/** What the headers of answers say, once for all of them. */
function headersOf({ components }: OpenApi): Html {
  const headers = Object.entries(components?.headers ?? {}).filter(
    (entry): entry is [string, HeaderPart] => !isReference(entry[1]),
  );
  const rows = headers.map(
    ([name, { description = '' }]) => html`<li><code>${name}</code> ${prose(description)}</li>`,
  );
  return html`<section id="headers"><h2>Headers of answers</h2><ul class="errors">${rows}</ul></section>`;
}

/** How to get a token, and what each scope opens. */
function authentication({ components }: OpenApi): Html {
  const shown = Object.values(components?.securitySchemes ?? {}).flatMap((scheme) => {
    if (isReference(scheme) || !scheme.flows?.clientCredentials) return [];
    const { tokenUrl, scopes } = scheme.flows.clientCredentials;
    return html`<p>Tokens come from <code>${tokenUrl}</code> by client credentials. ${prose(scheme.description ?? '')}</p>
<ul class="errors">${Object.entries(scopes).map(
      ([scope, meaning]) => html`<li><code>${scope}</code> ${meaning}</li>`,
    )}</ul>`;
  });
  return html`<section id="authentication"><h2>Authentication</h2>${shown}</section>`;
}
