import { z } from 'zod';
import { PartnerApiError } from '#lib/partner-api/errors.ts';

const errorDocument = z.object({
  errors: z.array(z.object({ detail: z.string().optional(), code: z.string().optional() })).min(1),
});

/** Turns an error answer into a PartnerApiError with its code, request id and Retry-After. */
export async function readError(response: Response): Promise<PartnerApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const first = errorDocument.safeParse(body).data?.errors[0];
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new PartnerApiError({
    status: response.status,
    code: first?.code,
    detail: first?.detail ?? `The pricing service answered ${response.status}.`,
    requestId: response.headers.get('x-request-id'),
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}
