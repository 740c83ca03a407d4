/** The command line cannot be understood. The message is one sentence. */
export class UsageError extends Error {}
