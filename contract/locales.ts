import { z } from 'zod';

export const LOCALES = ['en', 'en-GB', 'en-AU', 'en-CA', 'ja', 'fr', 'pt', 'de', 'es', 'it'] as const;
export const localeSchema = z.enum(LOCALES);
export type Locale = z.infer<typeof localeSchema>;
