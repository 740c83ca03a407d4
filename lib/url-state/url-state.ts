import type { Codec } from '#lib/url-state/codecs.ts';

export type Codecs<State> = { readonly [Name in keyof State]: Codec<State[Name]> };

export type StateOf<Given> =
  Given extends Codecs<infer State> ? { [Name in keyof State]: State[Name] } : never;

/** Reads a state from an address's parameters; what is missing or malformed is at its fallback. */
export function readState<State extends object>(
  codecs: Codecs<State>,
  parameter: (name: string) => string | null | undefined,
): State {
  const entries = names(codecs).map((name) => {
    const codec = codecs[name];
    const given = parameter(name);
    return [name, (typeof given === 'string' ? codec.read(given) : undefined) ?? codec.fallback];
  });
  return Object.fromEntries(entries);
}

/** The parameters after a change; others in the address stay, and what is at its fallback goes. */
export function writeState<State extends object>(
  codecs: Codecs<State>,
  before: URLSearchParams,
  change: Partial<State>,
): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const name of names(codecs)) {
    const value = change[name];
    if (value === undefined) continue;
    const codec = codecs[name];
    // Compared as written, so that two lists of the same words are the same.
    const isFallback =
      value === codec.fallback ||
      (codec.fallback !== null && codec.write(value) === codec.write(codec.fallback));
    if (isFallback) after.delete(name);
    else after.set(name, codec.write(value));
  }
  return after;
}

function names<State extends object>(codecs: Codecs<State>): (keyof State & string)[] {
  return Object.keys(codecs) as (keyof State & string)[];
}
