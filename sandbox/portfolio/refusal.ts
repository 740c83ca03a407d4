export type RefusalStatus = 400 | 404 | 409 | 422;

/** Something the caller asked for that cannot be done; answered as a JSON error. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly code: string;
  /** Path of the offending field in the body or query. */
  readonly field: string | null;

  constructor(status: RefusalStatus, code: string, message: string, field: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}
