import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import { Refusal } from './portfolio/refusal.ts';

/** Every error of the program, on both surfaces. */
export interface ErrorBody {
  error: { code: string; message: string; field?: string };
}

export function errorBody(code: string, message: string, field: string | null = null): ErrorBody {
  return { error: { code, message, ...(field === null ? {} : { field }) } };
}

export function answerError(error: Error, c: Context): Response {
  if (error instanceof Refusal)
    return c.json(errorBody(error.code, error.message, error.field), error.status);
  if (error instanceof HTTPException) return c.json(errorBody('http_error', error.message), error.status);
  console.error('sandbox:', error);
  return c.json(errorBody('internal', 'Something went wrong.'), 500);
}

/** @throws Refusal 400 naming the first field that does not fit. */
export function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Refusal(400, 'invalid_field', issue?.message ?? 'Invalid.', issue?.path.join('.') || null);
}

export async function parseBody<T extends z.ZodType>(schema: T, c: Context): Promise<z.output<T>> {
  if (!c.req.header('content-type')?.startsWith('application/json')) {
    throw new Refusal(400, 'invalid_content_type', 'Send a JSON body as application/json.');
  }
  let body: unknown;
  try {
    body = await c.req.json();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Refusal(400, 'invalid_json', 'The body is not JSON.');
  }
  return parse(schema, body);
}
