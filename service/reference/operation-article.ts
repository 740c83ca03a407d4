import { html } from 'hono/html';
import { isReference, type Operation, type Placed, type ResponsePart, type SchemaNode } from './document.ts';
import { codes, type Html, paragraphs, prose } from './prose.ts';
import { fieldItem, schemaFields, typeOf } from './schema-fields.ts';

type Content = NonNullable<ResponsePart['content']>;
type Answered = Operation['responses'][number];

/** All there is to know of one operation. */
export function operationArticle({ method, place, operation, anchor }: Placed): Html {
  const isError = ({ status }: Answered) => /^[45]/.test(status);
  const isShort = ({ response }: Answered) => !response.content;
  const scopes = (operation.security ?? []).flatMap((requirement) => Object.values(requirement).flat());
  return html`<article id="${anchor}">
<h3><a href="#${anchor}">${operation.summary ?? anchor}</a></h3>
<p class="address"><span class="method ${method}">${method.toUpperCase()}</span> <code>${place}</code></p>
${operation.description ? paragraphs(operation.description) : ''}
${scopes.length > 0 ? html`<p class="scopes">Scope: ${alternativesOf(scopes)}</p>` : ''}
${parametersOf(operation)}${bodyOf(operation)}
<h4>Answers</h4>
${operation.responses
  .filter((answered) => !isError(answered))
  .map((answered) =>
    isShort(answered) && answered.headers.length === 0 ? lineOf(answered) : answerOf(answered),
  )}
${errorsOf(operation.responses.filter(isError))}
</article>
`;
}

const alternativesOf = (scopes: readonly string[]): Html[] =>
  scopes.map(
    (scope, place) => html`${place > 0 ? ' or ' : ''}<a href="#authentication"><code>${scope}</code></a>`,
  );

function parametersOf({ parameters }: Operation): Html | '' {
  if (parameters.length === 0) return '';
  const items = parameters.map(({ name, schema = {}, required = false, description, in: where }) =>
    fieldItem({ name, schema, required, description, place: where }),
  );
  return html`<h4>Parameters</h4><ul class="fields">${items}</ul>`;
}

function bodyOf({ requestBody }: Operation): Html | '' {
  if (!requestBody || isReference(requestBody)) return '';
  return html`<h4>Body</h4>${contentOf(requestBody.content)}`;
}

const lineOf = ({ status, response }: Answered): Html =>
  html`<p><b>${status}</b> ${response.description}</p>`;

const answerOf = ({ status, response, headers }: Answered): Html =>
  html`<details><summary><b>${status}</b> ${response.description}</summary>${contentOf(response.content)}${
    headers.length > 0 ? html`<p class="type">Headers ${codes(headers.map(([name]) => name))}</p>` : ''
  }</details>`;

function contentOf(content: Content | undefined): Html | '' {
  const types = Object.keys(content ?? {});
  const [first] = Object.values<{ schema?: SchemaNode; example?: unknown }>(content ?? {});
  if (!first?.schema) return '';
  const { schema, example } = first;
  return html`<p class="type">${codes(types)}${typeOf(schema)}</p>${schemaFields(schema)}${
    example === undefined
      ? ''
      : html`<details class="example"><summary>Example</summary><pre tabindex="0">${JSON.stringify(example, null, 2)}</pre></details>`
  }`;
}

function errorsOf(answers: readonly Answered[]): Html | '' {
  if (answers.length === 0) return '';
  const rows = answers.map(
    ({ status, response }) => html`<li><b>${status}</b> ${prose(response.description)}</li>`,
  );
  return html`<h4>Errors</h4><ul class="errors">${rows}</ul>`;
}
