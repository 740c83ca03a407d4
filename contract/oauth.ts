import { z } from 'zod';
import { errorObjectSchema } from './json-api.ts';

const id = z.string().regex(/^[1-9]\d{0,15}$/);

/** The parameters of a token request (RFC 6749 section 4.4.2), and whom the token is bound to. */
export const tokenRequestSchema = z
  .object({
    grant_type: z.literal('client_credentials'),
    client_id: z.string().optional().describe('Left out where the client authenticates by HTTP Basic'),
    client_secret: z.string().optional().describe('Left out where the client authenticates by HTTP Basic'),
    scope: z
      .string()
      .optional()
      .describe('Separated by spaces; without it, all that the application has and the token may carry'),
    user_id: id.optional().describe('Binds the token to this user of the application'),
    credential_id: id
      .optional()
      .describe('With `user_id`: the login whose view and permission the token has; usually the primary one'),
  })
  .meta({ id: 'TokenRequest' });

export const tokenAnswerSchema = z
  .object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.int().min(1).describe('Seconds'),
    scope: z.string().describe('What was granted, separated by spaces'),
    user_id: id.optional().describe('The user the token is bound to'),
    credential_id: id.optional().describe('The login the token is bound to'),
  })
  .meta({ id: 'TokenAnswer' });

export const tokenRefusalSchema = z
  .object({
    error: z.enum([
      'invalid_request',
      'invalid_client',
      'invalid_grant',
      'unauthorized_client',
      'unsupported_grant_type',
      'invalid_scope',
    ]),
    error_description: z.string(),
    errors: z.array(errorObjectSchema).min(1),
  })
  .meta({
    id: 'TokenRefusal',
    description: 'The members of RFC 6749 section 5.2 with those of an error document beside them.',
  });

const instant = z.int().describe('Seconds since 1970');

/** RFC 7009 section 2.1 and RFC 7662 section 2.1. */
export const tokenQuestionSchema = z
  .object({
    token: z.string(),
    token_type_hint: z.string().optional().describe('Accepted, and not needed'),
    client_id: z.string().optional().describe('Left out where the client authenticates by HTTP Basic'),
    client_secret: z.string().optional().describe('Left out where the client authenticates by HTTP Basic'),
  })
  .meta({ id: 'TokenQuestion' });

/** RFC 7662 section 2.2. */
export const introspectionSchema = z
  .object({
    active: z.boolean().describe('Whether it is a token of this client that opens something now'),
    iss: z.string().optional(),
    client_id: z.string().optional(),
    sub: z.string().optional().describe('The user the token is bound to, else the client'),
    token_type: z.literal('Bearer').optional(),
    scope: z.string().optional().describe('What it can do now, separated by spaces'),
    iat: instant.optional(),
    exp: instant.optional(),
    user_id: id.optional(),
    credential_id: id.optional(),
  })
  .meta({ id: 'Introspection' });
export type Introspection = z.infer<typeof introspectionSchema>;

/** RFC 8414 section 2. */
export const serverMetadataSchema = z
  .object({
    issuer: z.url(),
    token_endpoint: z.url(),
    token_endpoint_auth_methods_supported: z.array(z.string()),
    revocation_endpoint: z.url(),
    revocation_endpoint_auth_methods_supported: z.array(z.string()),
    introspection_endpoint: z.url(),
    introspection_endpoint_auth_methods_supported: z.array(z.string()),
    grant_types_supported: z.array(z.string()),
    response_types_supported: z.array(z.string()).describe('Empty: there is no authorization endpoint'),
    scopes_supported: z.array(z.string()),
    service_documentation: z.url(),
  })
  .meta({ id: 'ServerMetadata' });
export type ServerMetadata = z.infer<typeof serverMetadataSchema>;
