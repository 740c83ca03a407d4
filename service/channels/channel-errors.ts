export type ChannelCredentialCode =
  | 'invalid_credentials'
  | 'permission_denied'
  | 'account_suspended'
  | 'two_factor_required';

/** The channel knows us and says no: only its owner can change that, so no retry helps. */
export class ChannelCredentialError extends Error {
  override readonly name = 'ChannelCredentialError';
  readonly channel: string;
  readonly code: ChannelCredentialCode;

  constructor(channel: string, code: ChannelCredentialCode, message: string) {
    super(message);
    this.channel = channel;
    this.code = code;
  }
}

/** The channel did not answer, or answered that it cannot now: the same call may succeed later. */
export class ChannelUnavailableError extends Error {
  override readonly name = 'ChannelUnavailableError';
  readonly channel: string;
  readonly code = 'channel_unavailable';

  constructor(channel: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.channel = channel;
  }
}

/** The channel answered something that cannot be understood or that the request does not allow. */
export class ChannelDataError extends Error {
  override readonly name = 'ChannelDataError';
  readonly channel: string;
  readonly code = 'channel_data_invalid';
  /** HTTP status of the answer, null when it was a success whose body made no sense. */
  readonly status: number | null;
  /** The channel's own machine-readable code for the refusal, when it gave one. */
  readonly reason: string | null;

  constructor(channel: string, message: string, status: number | null = null, reason: string | null = null) {
    super(message);
    this.channel = channel;
    this.status = status;
    this.reason = reason;
  }
}

export type ChannelError = ChannelCredentialError | ChannelUnavailableError | ChannelDataError;

export function isChannelError(error: unknown): error is ChannelError {
  return (
    error instanceof ChannelCredentialError ||
    error instanceof ChannelUnavailableError ||
    error instanceof ChannelDataError
  );
}
