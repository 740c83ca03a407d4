import type { Refusal } from '#contract/refusals.ts';

export interface Problem {
  detail: string;
  code?: string;
  /** JSON pointer into the request body. */
  pointer?: string;
  /** Name of the query parameter. */
  parameter?: string;
  /** Told of the problem and of the whole answer. */
  meta?: Record<string, unknown>;
  /** Why a value is refused, told in the `meta` of the problem alone. */
  refusal?: Refusal;
}

/** What is wrong with a value, for people and for programs. */
export const refusedValue = (refusal: Refusal, detail: string, pointer: string): Problem => ({
  detail,
  pointer,
  refusal,
});

/** What a use case refuses, in the domain's own terms; the surfaces decide how it is told. */
export abstract class DomainError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: string | Problem | readonly Problem[]) {
    const list = typeof problems === 'string' ? [{ detail: problems }] : [problems].flat();
    super(list.map((problem) => problem.detail).join(' '));
    this.problems = list;
  }
}

/** The request does not have the form it must have. */
export class InvalidRequestError extends DomainError {}
/** The caller is known, but may not do this. */
export class ForbiddenError extends DomainError {}
/** There is no such thing, or the caller may not know that there is. */
export class NotFoundError extends DomainError {}
/** The state of things has changed under the caller. */
export class ConflictError extends DomainError {}
/** Well-formed, but impossible for this resource. */
export class UnprocessableError extends DomainError {}
/** Somebody else's system failed while it was asked. */
export class ChannelFailureError extends DomainError {}
/** Nothing to do: the resource already is as asked. */
export class UnchangedError extends DomainError {}

/** The request was refused before any use case saw it. */
export class ProtocolError extends DomainError {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, problem: string | Problem, headers: Record<string, string> = {}) {
    super(problem);
    this.status = status;
    this.headers = headers;
  }
}
