import type { openApiDocument } from '../http/openapi.ts';

/** The OpenAPI document, in the parts that the reference shows. */
export type OpenApi = ReturnType<typeof openApiDocument>;
type Schemas = NonNullable<NonNullable<OpenApi['components']>['schemas']>;
type PathItem = NonNullable<OpenApi['paths']>[string];
export type SchemaNode = Schemas[string];
export type Schema = Exclude<SchemaNode, { $ref: string }>;
export type Operation = NonNullable<PathItem['get']>;
export type Parameter = Exclude<NonNullable<Operation['parameters']>[number], { $ref: string }>;

/** An operation with where it is found; of an event the place is its name. */
export interface Placed {
  method: string;
  place: string;
  operation: Operation;
  anchor: string;
}

export const isReference = <T extends object>(node: T): node is T & { $ref: string } => '$ref' in node;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const placedIn = (items: Record<string, PathItem>): Placed[] =>
  Object.entries(items).flatMap(([place, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [{ method, place, operation, anchor: operation.operationId ?? `${method}-${place}` }]
        : [];
    }),
  );

/** Everything that can be asked, under the name of its group and in the order of the document. */
export function groupsOf(document: OpenApi): Map<string, Placed[]> {
  const byTag = ({ operation }: Placed) => operation.tags?.[0] ?? 'Other';
  return Map.groupBy(placedIn(document.paths ?? {}), byTag);
}

/** What the service sends by itself. */
export function eventsOf({ webhooks = {} }: OpenApi): Placed[] {
  const items = Object.entries(webhooks).filter(([, item]) => !isReference(item));
  return placedIn(Object.fromEntries(items) as Record<string, PathItem>);
}
