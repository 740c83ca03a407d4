/** A stream of pseudo-random numbers that is the same for the same seed. */
export interface Random {
  /** 0 ≤ value < 1 */
  uniform(): number;
  between(low: number, high: number): number;
  /** Standard normal. */
  normal(): number;
  /** Both ends included. */
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Index drawn by weight. */
  weighted(weights: readonly number[]): number;
}

/** A 32-bit multiply-and-shift generator: small, quick, even enough for a demo; not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const uniform = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const random: Random = {
    uniform,
    between: (low, high) => low + uniform() * (high - low),
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
    integer: (low, high) => low + Math.floor(uniform() * (high - low + 1)),
    chance: (probability) => uniform() < probability,
    pick: (list) => {
      const item = list[Math.floor(uniform() * list.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
    weighted: (weights) => {
      let left = uniform() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
      return index < 0 ? weights.length - 1 : index;
    },
  };
  return random;
}

/** A number for a text, to give every market its own stream (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
