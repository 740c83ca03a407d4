/** A header of a response, or where it is described. */
export interface HeaderDescription {
  $ref?: string;
  required?: boolean;
  schema?: { type?: string; pattern?: string };
}

/** HTTP's own, which no description names. */
const OF_HTTP = new Set([
  'allow',
  'cache-control',
  'connection',
  'content-length',
  'content-security-policy',
  'content-type',
  'date',
  'keep-alive',
  'pragma',
  'referrer-policy',
  'transfer-encoding',
  'vary',
  'x-content-type-options',
]);

/** Headers that are missing, of another form, or described nowhere. */
export function headerBreaches(
  described: Readonly<Record<string, HeaderDescription>>,
  components: Readonly<Record<string, unknown>>,
  sent: Headers,
): string[] {
  const names = new Set(Object.keys(described).map((name) => name.toLowerCase()));
  const unknown = [...sent.keys()].filter((name) => !names.has(name) && !OF_HTTP.has(name));
  return [
    ...unknown.map((name) => `the header ${name} is not described`),
    ...Object.entries(described).flatMap(([name, header]) => {
      const { required, schema } = resolved(header, components);
      const value = sent.get(name);
      if (value === null) return required ? [`the header ${name} is missing`] : [];
      return fits(value, schema) ? [] : [`the header ${name} must not be “${value}”`];
    }),
  ];
}

const resolved = (header: HeaderDescription, components: Readonly<Record<string, unknown>>) =>
  header.$ref ? (components[header.$ref.split('/').at(-1) ?? ''] as HeaderDescription) : header;

function fits(value: string, { type, pattern }: { type?: string; pattern?: string } = {}): boolean {
  if (type === 'integer') return /^\d+$/.test(value);
  return pattern === undefined || new RegExp(pattern).test(value);
}
