import { factorKey } from '../pricing/factors.ts';

const MOST_KEPT = 50_000;

/** Remembers the piece made for a key; forgets all of them once there are too many. */
export function keptPieces<K>(make: (key: K) => string): (key: K) => string {
  const kept = new Map<K, string>();
  return (key) => {
    let piece = kept.get(key);
    if (piece === undefined) {
      if (kept.size >= MOST_KEPT) kept.clear();
      piece = flat(make(key));
      kept.set(key, piece);
    }
    return piece;
  };
}

/** A joined string stays a tree of its parts until it is read; a piece that is used often should be one run. */
export const flat = (text: string) => Buffer.from(text, 'utf8').toString('utf8');

const USUAL = 4096;

/** A name and a whole number, or null. The usual numbers are looked up by place. */
export function integerPieces(name: string): (value: number | null) => string {
  const usual = Array.from({ length: 2 * USUAL + 1 }, (_, place) => flat(`${name}${place - USUAL}`));
  const none = `${name}null`;
  return (value) => (value === null ? none : (usual[value + USUAL] ?? `${name}${value}`));
}

/** A name and a percentage with at most one decimal, or null. */
export function tenthsPieces(name: string): (value: number | null) => string {
  const whole = Array.from({ length: 1001 }, (_, tenths) => flat(`${name}${tenths / 10}`));
  const none = `${name}null`;
  return (value) => {
    if (value === null) return none;
    const tenths = Math.round(value * 10);
    return tenths / 10 === value ? (whole[tenths] ?? `${name}${value}`) : `${name}${value}`;
  };
}

/** The model's ratios come in thousandths, so the pieces made from them are few. */
const THOUSANDTHS = 1000;
const factorHeads: string[][] = [];

/** A factor up to its amount, with what separates it from the one before. */
export function factorHead(isFirst: boolean, step: number, ratio: number): string {
  const thousandths = Math.round(ratio * THOUSANDTHS);
  const isUsual = thousandths / THOUSANDTHS === ratio && Math.abs(thousandths) <= THOUSANDTHS;
  if (!isUsual) return writeHead(isFirst, step, ratio);
  const row = isFirst ? step : step + 16;
  factorHeads[row] ??= [];
  factorHeads[row][thousandths + THOUSANDTHS] ??= flat(writeHead(isFirst, step, ratio));
  return factorHeads[row][thousandths + THOUSANDTHS] ?? '';
}

const writeHead = (isFirst: boolean, step: number, ratio: number) =>
  `${isFirst ? '[' : '},'}{"key":"${factorKey(step, ratio)}","order":${step},"ratio":${ratio},"amount":`;

/** The reason member of a factor. Reasons recur from night to night and from listing to listing. */
export const reasonPiece = keptPieces(
  (reason: string | null) => `,"reason":${narrow(JSON.stringify(reason))}`,
);

/**
 * A few typographic characters would make the runtime hold the whole document in two bytes a character, which
 * doubles the cost of writing it. JSON may spell them as escapes; a language made of them keeps them.
 */
function narrow(json: string): string {
  const wide = json.match(/[^\0-\xff]/g)?.length ?? 0;
  if (wide === 0 || wide > json.length / 4) return json;
  return json.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
