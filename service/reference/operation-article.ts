import { html } from 'hono/html';
import { isReference, type Operation, type Parameter, type Placed, type SchemaNode } from './document.ts';
import { codes, type Html, prose } from './prose.ts';
import { fieldItem, schemaFields, typeOf } from './schema-fields.ts';

type Response = Exclude<NonNullable<Operation['responses']>[string], { $ref: string }>;
type Content = NonNullable<Response['content']>;

/** All there is to know of one operation. */
export function operationArticle({ method, place, operation, anchor }: Placed): Html {
  const responses = Object.entries<Response>(operation.responses ?? {});
  const isError = ([status]: [string, Response]) => Number(status) >= 400;
  const scopes = (operation.security ?? []).flatMap((requirement) => Object.values(requirement).flat());
  return html`<article id="${anchor}">
<h3><a href="#${anchor}">${operation.summary ?? anchor}</a></h3>
<p class="address"><span class="method ${method}">${method.toUpperCase()}</span> <code>${place}</code></p>
${operation.description ? html`<p>${prose(operation.description)}</p>` : ''}
${scopes.length > 0 ? html`<p class="scopes">Scope: ${alternativesOf(scopes)}</p>` : ''}
${parametersOf(operation)}${bodyOf(operation)}
<h4>Answers</h4>
${responses.filter((response) => !isError(response)).map(answerOf)}
${errorsOf(responses.filter(isError))}
</article>
`;
}

const alternativesOf = (scopes: readonly string[]): Html[] =>
  scopes.map(
    (scope, place) => html`${place > 0 ? ' or ' : ''}<a href="#authentication"><code>${scope}</code></a>`,
  );

function parametersOf({ parameters = [] }: Operation): Html | '' {
  const known = parameters.filter((parameter): parameter is Parameter => !isReference(parameter));
  if (known.length === 0) return '';
  const items = known.map(({ name, schema = {}, required = false, description, in: where }) =>
    fieldItem({ name, schema, required, description, place: where }),
  );
  return html`<h4>Parameters</h4><ul class="fields">${items}</ul>`;
}

function bodyOf({ requestBody }: Operation): Html | '' {
  if (!requestBody || isReference(requestBody)) return '';
  return html`<h4>Body</h4>${contentOf(requestBody.content)}`;
}

const answerOf = ([status, { description, content }]: [string, Response]): Html =>
  html`<details><summary><b>${status}</b> ${description}</summary>${contentOf(content)}</details>`;

function contentOf(content: Content | undefined): Html | '' {
  const [first] = Object.entries<{ schema?: SchemaNode }>(content ?? {});
  if (!first?.[1].schema) return '';
  const [type, { schema }] = first;
  return html`<p class="type">${codes([type])}${typeOf(schema)}</p>${schemaFields(schema)}`;
}

function errorsOf(responses: [string, Response][]): Html | '' {
  if (responses.length === 0) return '';
  const rows = responses.map(([status, { description }]) => html`<li><b>${status}</b> ${description}</li>`);
  return html`<h4>Errors</h4><ul class="errors">${rows}</ul>`;
}
