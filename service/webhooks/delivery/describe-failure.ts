import { NotPublicError } from './receiver-lookup.ts';

const SENTENCES: Record<string, string> = {
  ENOTFOUND: 'The name is not known',
  ENODATA: 'The name is not known',
  ESERVFAIL: 'The name could not be looked up',
  EAI_AGAIN: 'The name could not be looked up',
  ETIMEOUT: 'The name could not be looked up',
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was reset',
  EPIPE: 'The connection was reset',
  EHOSTUNREACH: 'The host cannot be reached',
  ENETUNREACH: 'The host cannot be reached',
  ETIMEDOUT: 'The host cannot be reached',
  UND_ERR_SOCKET: 'The connection was closed before there was an answer',
  UND_ERR_HEADERS_OVERFLOW: 'The headers of the answer are too large',
  CERT_HAS_EXPIRED: 'The certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is not signed by anybody known',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is not signed by anybody known',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate is not signed by anybody known',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another name',
};

/** Why there was no answer, in a few words for whoever owns the receiver. */
export function describeFailure(error: unknown, timeoutMs: number): string {
  if (error instanceof NotPublicError) return error.message;
  if (isTimeout(error)) return `There was no answer within ${timeoutMs / 1000} seconds`;
  const code = codeOf(error);
  if (error instanceof Error && error.name === 'HTTPParserError') return 'The answer is not HTTP';
  return SENTENCES[code ?? ''] ?? `The connection failed${code ? ` (${code})` : ''}`;
}

const isTimeout = (error: unknown) =>
  error instanceof Error && (error.name === 'TimeoutError' || codeOf(error) === 'UND_ERR_CONNECT_TIMEOUT');

function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? undefined : codeOf(cause);
}
