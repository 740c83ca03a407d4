/** An RFC 6749 section 5.2 error code, and `server_error` beyond it. */
export type TokenErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'invalid_scope';

/** A token request that is refused. */
export class TokenError extends Error {
  readonly code: TokenErrorCode;
  readonly status: number;

  constructor(code: TokenErrorCode, description: string) {
    super(description);
    this.code = code;
    this.status = code === 'invalid_client' ? 401 : 400;
  }
}
