import { z } from 'zod';

export const JSON_API_TYPE = 'application/vnd.api+json';

export const errorObjectSchema = z
  .object({
    status: z.string(),
    title: z.string(),
    detail: z.string(),
    code: z.string().optional(),
    source: z.object({ pointer: z.string(), parameter: z.string() }).partial().optional(),
    meta: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Error' });
export type ErrorObject = z.infer<typeof errorObjectSchema>;

export const errorDocumentSchema = z
  .object({ errors: z.array(errorObjectSchema).min(1), meta: z.record(z.string(), z.unknown()).optional() })
  .meta({ id: 'ErrorDocument', description: 'Every failed request is answered with this document.' });
export type ErrorDocument = z.infer<typeof errorDocumentSchema>;

export const paginationSchema = z
  .object({ page: z.int().min(1), pages: z.int().min(1), count: z.int().min(0) })
  .meta({ id: 'Pagination' });
export type Pagination = z.infer<typeof paginationSchema>;

export const pageLinksSchema = z
  .object({
    first: z.string(),
    last: z.string(),
    prev: z.string().nullable(),
    next: z.string().nullable(),
  })
  .meta({ id: 'PageLinks' });

export const relationTo = <T extends string>(type: T) =>
  z.object({ data: z.object({ type: z.literal(type), id: z.string() }) });

/** Every name that `fields[type]` may ask for: attributes, and relationships given beside them. */
export function fieldNames<A extends z.ZodRawShape>(
  attributes: z.ZodObject<A>,
  ...relationships: string[]
): [string, ...string[]] {
  const [first = '', ...rest] = [...Object.keys(attributes.shape), ...relationships];
  return [first, ...rest];
}

/** A resource object. With sparse fieldsets any attribute may be left out. */
export function resourceSchema<T extends string, A extends z.ZodRawShape, R extends z.ZodRawShape>(
  type: T,
  attributes: z.ZodObject<A>,
  relationships?: z.ZodObject<R>,
) {
  return z.object({
    type: z.literal(type),
    id: z.string(),
    attributes: attributes.partial(),
    ...(relationships ? { relationships: relationships.partial().optional() } : {}),
  });
}

export const documentSchema = <S extends z.ZodType>(resource: S) =>
  z.object({ data: resource, included: z.array(z.unknown()).optional() });

export const collectionSchema = <S extends z.ZodType>(resource: S) =>
  z.object({
    data: z.array(resource),
    included: z.array(z.unknown()).optional(),
    links: pageLinksSchema,
    meta: z.object({ pagination: paginationSchema }),
  });

/** The body of a write: `data.id` only where the resource already has one. Unknown attributes are refused. */
export function bodySchema<T extends string, A extends z.ZodType>(type: T, attributes: A) {
  return z.strictObject({
    data: z.strictObject({ type: z.literal(type), id: z.string().optional(), attributes }),
  });
}
