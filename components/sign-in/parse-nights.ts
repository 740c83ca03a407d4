export type SpecimenNight =
  | { kind: 'open'; from: number; price: number; mark: 'none' | 'ceiling' | 'floor' | 'fixed' | 'percent' }
  | { kind: 'blocked'; from: number; nights: number }
  | { kind: 'stay'; from: number; nights: number; channel: string; rate: number | null };

const marks = { '^': 'ceiling', _: 'floor', '=': 'fixed', '%': 'percent' } as const;

/** Reads a specimen row; `from` counts nights from 0. */
export function parseNights(text: string): SpecimenNight[] {
  let from = 0;
  return text.split(' ').map((word) => {
    const night = parseWord(word, from);
    from += night.kind === 'open' ? 1 : night.nights;
    return night;
  });
}

function parseWord(word: string, from: number): SpecimenNight {
  if (word.startsWith('#')) return { kind: 'blocked', from, nights: Number(word.slice(1)) };
  const [channel = '', nights, rate] = word.split(':');
  if (nights)
    return { kind: 'stay', from, nights: Number(nights), channel, rate: rate ? Number(rate) : null };
  const sign = word.charAt(0);
  if (sign in marks) {
    return { kind: 'open', from, price: Number(word.slice(1)), mark: marks[sign as keyof typeof marks] };
  }
  return { kind: 'open', from, price: Number(word), mark: 'none' };
}
