import { html } from 'hono/html';

/** Text whose every character is escaped. */
export type Html = ReturnType<typeof html>;

/** A sentence in which what stands between backticks is code. */
export function prose(text: string): Html[] {
  return text.split('`').map((part, place) => (place % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

export const codes = (values: readonly unknown[]): Html[] =>
  values.map((value) => html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code> `);

/** Text whose paragraphs stand apart by an empty line. */
export const paragraphs = (text: string): Html[] =>
  text.split(/\n\s*\n/).map((paragraph) => html`<p>${prose(paragraph)}</p>\n`);
