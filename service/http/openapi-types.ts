import type { OpenApiGeneratorV31, RouteConfig } from '@asteasolutions/zod-to-openapi';

/** An OpenAPI 3.1 document and its parts. */
export type OpenApi = ReturnType<OpenApiGeneratorV31['generateDocument']>;
type Components = NonNullable<OpenApi['components']>;
type PartOf<K extends keyof Components> = Exclude<NonNullable<Components[K]>[string], { $ref: string }>;

export interface Reference {
  $ref: string;
}
export type HeaderPart = PartOf<'headers'>;
export type ResponsePart = PartOf<'responses'>;
export type ParameterPart = PartOf<'parameters'>;

/** An operation with the schemas of the contract in it, from which the document is made. */
export type Route = RouteConfig;
