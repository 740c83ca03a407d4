import type { AllowedCall } from '#lib/bff/calls/allowed-call.ts';

const placeholders: Record<string, RegExp> = {
  ':id': /^\d{1,19}$/,
  ':date': /^\d{4}-\d{2}-\d{2}$/,
  ':event': /^msg_[0-9A-Z]{26}$/,
};

export interface MatchedCall {
  call: AllowedCall;
  /** The upstream path with its placeholders filled, but for `:me`. */
  path: string;
}

/** Finds the allowed call for a method and a path below /bff, or the methods that the path does allow. */
export function matchCall(
  calls: readonly AllowedCall[],
  method: string,
  path: string,
): MatchedCall | { allowed: string[] } {
  const onPath = calls.flatMap((call) => {
    const values = matchPath(call.path, path);
    return values ? [{ call, path: fill(call.upstream, values) }] : [];
  });
  return (
    onPath.find(({ call }) => call.method === method) ?? { allowed: onPath.map(({ call }) => call.method) }
  );
}

function matchPath(pattern: string, path: string): Map<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const values = new Map<string, string>();
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    const placeholder = placeholders[part];
    if (placeholder ? !placeholder.test(value) : part !== value) return undefined;
    if (placeholder) values.set(part, value);
  }
  return values;
}

function fill(upstream: string, values: Map<string, string>): string {
  return upstream
    .split('/')
    .map((part) => values.get(part) ?? part)
    .join('/');
}

/** Puts the caller's own user into an upstream path; undefined where it needs one and staff have none. */
export function ownPath(path: string, userId: string | null): string | undefined {
  if (!path.includes('/:me/')) return path;
  return userId === null ? undefined : path.replace('/:me/', `/${encodeURIComponent(userId)}/`);
}
