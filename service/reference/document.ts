import type { HeaderPart, OpenApi, ParameterPart, Reference, ResponsePart } from '../http/openapi-types.ts';

export type { HeaderPart, OpenApi, ParameterPart, ResponsePart };

type Schemas = NonNullable<NonNullable<OpenApi['components']>['schemas']>;
type PathItem = NonNullable<OpenApi['paths']>[string];
export type SchemaNode = Schemas[string];
export type Schema = Exclude<SchemaNode, Reference>;
type OperationPart = NonNullable<PathItem['get']>;
type Responses = NonNullable<NonNullable<OpenApi['components']>['responses']>;
type Headers = NonNullable<NonNullable<OpenApi['components']>['headers']>;

/** An operation whose parameters, responses and headers are all in place. */
export interface Operation extends Omit<OperationPart, 'parameters' | 'responses'> {
  parameters: ParameterPart[];
  responses: { status: string; response: ResponsePart; headers: [string, HeaderPart][] }[];
}

/** An operation with where it is found; of an event the place is its name. */
export interface Placed {
  method: string;
  place: string;
  operation: Operation;
  anchor: string;
}

export interface Group {
  name: string;
  description: string;
  operations: Placed[];
}

export const isReference = <T extends object>(node: T): node is Extract<T, Reference> => '$ref' in node;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Everything that can be asked, by its tag and in the order of the document; then what is sent to receivers. */
export function groupsOf(document: OpenApi): Group[] {
  const byTag = Map.groupBy(
    placedIn(document, document.paths ?? {}),
    ({ operation }) => operation.tags?.[0] ?? 'Other',
  );
  const described = new Map(document.tags?.map(({ name, description = '' }) => [name, description]));
  const names = new Set([...described.keys(), ...byTag.keys()]);
  const asked = [...names].map((name) => ({
    name,
    description: described.get(name) ?? '',
    operations: byTag.get(name) ?? [],
  }));
  const items = Object.entries(document.webhooks ?? {}).filter(([, item]) => !isReference(item));
  const events = placedIn(document, Object.fromEntries(items) as Record<string, PathItem>);
  return [
    ...asked,
    ...(events.length > 0 ? [{ name: 'Events', description: EVENTS, operations: events }] : []),
  ];
}

const EVENTS =
  'What is sent by itself, to the address of the webhook configuration: one signed POST for each event, repeated until it is acknowledged.';

const placedIn = (document: OpenApi, items: Record<string, PathItem>): Placed[] =>
  Object.entries(items).flatMap(([place, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      const anchor = operation?.operationId ?? `${method}-${place}`;
      return operation ? [{ method, place, operation: inPlace(document, operation), anchor }] : [];
    }),
  );

function inPlace(
  { components = {} }: OpenApi,
  { parameters = [], responses = {}, ...rest }: OperationPart,
): Operation {
  return {
    ...rest,
    parameters: parameters.flatMap((node) => resolved(node, components.parameters) ?? []),
    responses: Object.entries<Responses[string]>(responses).flatMap(([status, node]) => {
      const response = resolved(node, components.responses);
      if (!response) return [];
      const headers = Object.entries<Headers[string]>(response.headers ?? {}).flatMap(
        ([name, header]): [string, HeaderPart][] => {
          const found = resolved(header, components.headers);
          return found ? [[name, found]] : [];
        },
      );
      return [{ status, response, headers }];
    }),
  };
}

/** What a node is, or what it refers to among the components. */
function resolved<T extends object>(
  node: T,
  components: Readonly<Record<string, T>> = {},
): Exclude<T, Reference> | null {
  const found = isReference(node) ? components[node.$ref.split('/').at(-1) ?? ''] : node;
  return found && !isReference(found) ? (found as Exclude<T, Reference>) : null;
}
