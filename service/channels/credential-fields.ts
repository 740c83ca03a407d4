import type { CredentialSchema } from './channel.ts';

/** One field of the form in which somebody enters a channel's credentials. */
export interface CredentialField {
  name: string;
  label: string;
  help: string | null;
  /** Masked while typed and never shown again. */
  secret: boolean;
  required: boolean;
  maxLength: number | null;
}

/**
 * Describes a credential schema as form fields.
 * Label, help and secrecy stand in each field's zod metadata: `.meta({ title, description, secret })`.
 */
export function credentialFields(schema: CredentialSchema): CredentialField[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const meta = field.meta() ?? {};
    return {
      name,
      label: meta.title ?? name,
      help: meta.description ?? null,
      secret: meta.secret === true,
      required: !field.safeParse(undefined).success,
      maxLength: field.maxLength,
    };
  });
}
