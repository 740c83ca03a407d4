import type { ErrorDocument, ErrorObject } from '#contract/json-api.ts';
import {
  ChannelFailureError,
  ConflictError,
  type DomainError,
  ForbiddenError,
  InvalidRequestError,
  NotFoundError,
  type Problem,
  ProtocolError,
  UnchangedError,
  UnprocessableError,
} from '../errors.ts';

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Not authenticated',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Body too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  417: 'Expectation failed',
  422: 'Cannot be done',
  429: 'Too many requests',
  431: 'Headers too large',
  500: 'Internal error',
  502: 'Channel failure',
  503: 'Not ready',
};

export function errorObject(status: number, problem: Problem): ErrorObject {
  const source = {
    ...(problem.pointer === undefined ? {} : { pointer: problem.pointer }),
    ...(problem.parameter === undefined ? {} : { parameter: problem.parameter }),
  };
  const { refusal } = problem;
  const meta = { ...problem.meta, ...(refusal && { code: refusal.code, ...refusal.figures }) };
  return {
    status: String(status),
    title: TITLES[status] ?? 'Error',
    detail: problem.detail,
    ...(problem.code === undefined ? {} : { code: problem.code }),
    ...(Object.keys(source).length === 0 ? {} : { source }),
    ...(Object.keys(meta).length === 0 ? {} : { meta }),
  };
}

export function errorDocument(status: number, problems: readonly Problem[]): ErrorDocument {
  const meta = problems.find((problem) => problem.meta)?.meta;
  return { errors: problems.map((problem) => errorObject(status, problem)), ...(meta ? { meta } : {}) };
}

/** The HTTP status that tells a domain error. */
export function statusOf(error: DomainError): number {
  if (error instanceof ProtocolError) return error.status;
  if (error instanceof InvalidRequestError) return 400;
  if (error instanceof ForbiddenError) return 403;
  if (error instanceof NotFoundError) return 404;
  if (error instanceof ConflictError) return 409;
  if (error instanceof UnprocessableError) return 422;
  if (error instanceof ChannelFailureError) return 502;
  if (error instanceof UnchangedError) return 304;
  return 500;
}
