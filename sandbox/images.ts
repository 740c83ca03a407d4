import type { HomeKind } from './catalogue/home.ts';
import { type Random, randomOf } from './world/random.ts';

const PAPERS = ['#f3f0e8', '#f1e9db', '#ece7da', '#f4ead9', '#e9e6dc'];
const INK = '#575145';
const WASHES = ['#d9c7a3', '#c9b79a', '#bcc4b4', '#d7b9a0', '#c4b7a6'];

/** A line drawing of a home, 480 × 320, the same for the same listing; palms only grow by the sea. */
export function houseDrawing(listingId: string, kind: string, bySea: boolean): string {
  const random = randomOf(`drawing ${listingId}`);
  const wash = random.pick(WASHES);
  const draw = DRAWINGS[kind] ?? DRAWINGS.Apartment;
  const horizon = 262;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320" viewBox="0 0 480 320">',
    `<rect width="480" height="320" fill="${random.pick(PAPERS)}"/>`,
    `<circle cx="${random.integer(60, 420)}" cy="${random.integer(50, 90)}" r="${random.integer(16, 28)}" fill="${wash}" opacity=".55"/>`,
    `<g fill="none" stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">`,
    `<path d="M24 ${horizon}H456"/>`,
    draw ? draw(random, horizon, wash) : '',
    tree(random, random.pick([70, 410]), horizon, bySea),
    '</g></svg>',
  ].join('');
}

type Drawing = (random: Random, ground: number, wash: string) => string;

const DRAWINGS: Partial<Record<string, Drawing>> & Record<'Apartment', Drawing> = {
  Apartment: (random, ground, wash) =>
    block(random, ground, wash, random.integer(4, 6), random.integer(3, 4)),
  Studio: (random, ground, wash) => block(random, ground, wash, 3, 3),
  Loft: (random, ground, wash) => block(random, ground, wash, 3, 4),
  Guesthouse: (random, ground, wash) => gabled(random, ground, wash, 220, 3),
  House: (random, ground, wash) => gabled(random, ground, wash, 190, 2),
  Townhouse: (random, ground, wash) => gabled(random, ground, wash, 130, 3),
  Villa: (random, ground, wash) => terrace(random, ground, wash),
  Machiya: (random, ground, wash) => lattice(random, ground, wash),
} satisfies Record<HomeKind, Drawing>;

function block(random: Random, ground: number, wash: string, floors: number, columns: number): string {
  const [width, height] = [columns * 46 + 24, floors * 34 + 18];
  const [left, top] = [240 - width / 2, ground - height];
  const windows = grid(columns, floors - 1).map(
    ([column, floor]) =>
      `<rect x="${left + 18 + column * 46}" y="${top + 14 + floor * 34}" width="26" height="20"/>`,
  );
  const awning = `<path d="M${left - 6} ${ground - 30}h${width + 12}"/>`;
  const crown = random.chance(0.5) ? `<path d="M${240 - 30} ${top}v-18h60v18M240 ${top - 18}v-14"/>` : '';
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${wash}" fill-opacity=".35"/>${windows.join('')}${awning}${crown}<path d="M228 ${ground}v-24h24v24"/>`;
}

function gabled(random: Random, ground: number, wash: string, width: number, floors: number): string {
  const height = floors * 40;
  const [left, eaves] = [240 - width / 2, ground - height];
  const ridge = eaves - random.integer(56, 80);
  const windows = grid(Math.floor(width / 56), floors - 1).map(
    ([column, floor]) =>
      `<path d="M${left + 22 + column * 56} ${eaves + 12 + floor * 40}h24v22h-24zm12 0v22"/>`,
  );
  return `<rect x="${left}" y="${eaves}" width="${width}" height="${height}" fill="${wash}" fill-opacity=".3"/><path d="M${left - 12} ${eaves}L240 ${ridge}L${left + width + 12} ${eaves}Z" fill="${wash}" fill-opacity=".6"/>${windows.join('')}<path d="M228 ${ground}v-32h24v32"/>`;
}

function terrace(random: Random, ground: number, wash: string): string {
  const top = ground - random.integer(84, 100);
  return `<rect x="110" y="${top}" width="260" height="${ground - top}" fill="${wash}" fill-opacity=".3"/><path d="M96 ${top}h288M150 ${top}v-34h130v34M140 ${top - 34}h150"/><path d="M132 ${ground}v-52h56v52M160 ${ground - 52}v52M212 ${ground}v-52h56v52M240 ${ground - 52}v52M300 ${ground - 44}h44v24h-44z"/><path d="M60 ${ground + 16}q20 -8 40 0t40 0t40 0t40 0"/>`;
}

function lattice(random: Random, ground: number, wash: string): string {
  const bars = Array.from(
    { length: random.integer(14, 18) },
    (_, index) => `M${134 + index * 9} ${ground - 54}v48`,
  );
  return `<path d="M104 ${ground - 66}h272l-24 -26h-224z" fill="${wash}" fill-opacity=".6"/><rect x="124" y="${ground - 66}" width="232" height="66" fill="${wash}" fill-opacity=".25"/><rect x="140" y="${ground - 132}" width="200" height="40"/><path d="M118 ${ground - 132}h244l-30 -30h-184z" fill="${wash}" fill-opacity=".6"/><path d="${bars.join('')}"/><path d="M310 ${ground}v-50h32v50"/><circle cx="326" cy="${ground - 84}" r="7"/>`;
}

function tree(random: Random, x: number, ground: number, bySea: boolean): string {
  const height = random.integer(60, 96);
  return bySea && random.chance(0.6)
    ? `<path d="M${x} ${ground}v-${height}m0 0q-22 -10 -34 8m34 -8q22 -10 34 8m-34 -8q-8 -20 -28 -18m28 18q8 -20 28 -18"/>`
    : `<path d="M${x} ${ground}v-${height / 2}"/><circle cx="${x}" cy="${ground - height / 2 - 24}" r="26"/>`;
}

function grid(columns: number, rows: number): [number, number][] {
  return Array.from({ length: columns * rows }, (_, index) => [index % columns, Math.floor(index / columns)]);
}
