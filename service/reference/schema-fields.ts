import { html } from 'hono/html';
import { isReference, type Schema, type SchemaNode } from './document.ts';
import { codes, type Html, prose } from './prose.ts';
import { alternatives, bounds, nameOf, typeWords, within } from './schema-type.ts';

interface Field {
  name: string;
  schema: SchemaNode;
  required: boolean;
  description?: string | undefined;
  /** Beside the name: where a parameter stands. */
  place?: string;
}

/** One value with its type, bounds and meaning, and what is inside of it. */
export function fieldItem({ name, schema, required, description, place }: Field): Html {
  const text = description ?? (isReference(schema) ? undefined : schema.description);
  return html`<li>
<p><code class="name">${name}</code> <span class="type">${typeOf(schema)}${place ? ` · ${place}` : ''}</span>${
    required ? html` <span class="required">required</span>` : ''
  }</p>
${text ? html`<p>${prose(text)}</p>` : ''}${detailsOf(schema)}</li>`;
}

/** What is inside of a value: the fields of an object, of the entries of a list, or the alternatives. */
export function schemaFields(node: SchemaNode): Html | '' {
  const inner = within(node);
  if (isReference(inner)) return '';
  const choices = alternatives(inner);
  if (choices.length > 0) {
    const items = choices.map((choice) => html`<li><p>${typeOf(choice)}</p>${detailsOf(choice)}</li>`);
    return html`<p class="type">one of</p><ul class="fields">${items}</ul>`;
  }
  const fields = Object.entries(inner.properties ?? {}).map(([name, schema]) =>
    fieldItem({ name, schema, required: inner.required?.includes(name) ?? false }),
  );
  return fields.length > 0 ? html`<ul class="fields">${fields}</ul>` : '';
}

/** The type of a value; a type with a name of its own is a link to it. */
export function typeOf(node: SchemaNode): Html {
  if (isReference(node)) return html`<a href="#schema-${nameOf(node.$ref)}">${nameOf(node.$ref)}</a>`;
  if (node.items) return html`${typeWords(node)} of ${typeOf(node.items)}`;
  return html`${typeWords(node)}`;
}

function detailsOf(node: SchemaNode): Html {
  const own = isReference(node) ? [] : bounds(node);
  const inner = within(node);
  const values = isReference(inner) ? [] : valuesOf(inner);
  return html`${own.length > 0 ? html`<p class="bounds">${own.join(' · ')}</p>` : ''}${
    values.length > 0 ? html`<p class="bounds">${codes(values)}</p>` : ''
  }${schemaFields(node)}`;
}

const valuesOf = (schema: Schema): readonly unknown[] =>
  schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
