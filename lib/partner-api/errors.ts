/** The session was revoked or has run out; only signing in again helps. */
export class SessionOverError extends Error {
  override name = 'SessionOverError';
}

/** The Partner API answered with an error document, or not at all (status 503). */
export class PartnerApiError extends Error {
  override name = 'PartnerApiError';
  readonly status: number;
  readonly code: string | undefined;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | undefined;

  constructor(options: {
    status: number;
    detail: string;
    code?: string | undefined;
    requestId?: string | null;
    retryAfterSeconds?: number | undefined;
  }) {
    super(options.detail);
    this.status = options.status;
    this.code = options.code;
    this.requestId = options.requestId ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
