/** As far as a schema of the OpenAPI document says how to make a value of it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

export interface Parameter {
  name: string;
  schema: JsonSchema;
}

export interface Operation {
  method: string;
  /** With `{name}` for every parameter. */
  path: string;
  query: Parameter[];
  body: JsonSchema | null;
  bodyTypes: string[];
  /** Media types by status; none where the answer has no body. */
  answers: Record<string, string[]>;
}

export interface OpenApi {
  paths: Record<string, Record<string, OperationObject>>;
  components?: { schemas?: Record<string, JsonSchema> };
}

interface OperationObject {
  parameters?: { $ref?: string; name: string; in: string; schema?: JsonSchema }[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
  responses?: Record<string, { $ref?: string; content?: Record<string, unknown> }>;
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Everything that an OpenAPI document says can be asked. */
export function operationsOf(document: OpenApi): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => operationOf(document, path, method, operation)),
  );
}

function operationOf(
  document: OpenApi,
  path: string,
  method: string,
  { parameters = [], requestBody, responses = {} }: OperationObject,
): Operation {
  const content = requestBody?.content ?? {};
  const [schema] = Object.values(content);
  return {
    method: method.toUpperCase(),
    path,
    query: parameters
      .map((parameter) => resolved(document, parameter))
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema: of = {} }) => ({ name, schema: of })),
    body: schema?.schema ?? null,
    bodyTypes: Object.keys(content),
    answers: Object.fromEntries(
      Object.entries(responses).map(([status, answer]) => [
        status,
        Object.keys(resolved(document, answer).content ?? {}),
      ]),
    ),
  };
}

/** What a reference into the document stands for. */
export function resolved<T extends { $ref?: string }>(document: OpenApi, value: T): T {
  if (value.$ref === undefined) return value;
  const names = value.$ref.replace(/^#\//, '').split('/');
  const found = names.reduce<unknown>(
    (at, name) => (at as Record<string, unknown> | undefined)?.[name],
    document,
  );
  if (found === undefined) throw new Error(`${value.$ref} leads nowhere.`);
  return resolved(document, found as T);
}
