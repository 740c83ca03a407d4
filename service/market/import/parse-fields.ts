import type { RoomType } from '../model/observed-listing.ts';

const ROOM_TYPES: Record<string, RoomType> = {
  'entire home/apt': 'entire-home',
  'private room': 'private-room',
  'shared room': 'shared-room',
  'hotel room': 'hotel-room',
};

/** A number, or null for an empty or foreign text. */
export function parseNumber(text: string | undefined): number | null {
  if (text === undefined || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

/** A whole number from 0 to `most`, or null: what is larger is a slip. */
export function parseCount(text: string | undefined, most: number): number | null {
  const value = parseNumber(text);
  return value !== null && value >= 0 && value <= most ? Math.round(value) : null;
}

/** Text without the characters that no database keeps; null when nothing is left. */
export function parseText(text: string | undefined): string | null {
  return text?.replaceAll('\0', '').trim() || null;
}

const LONGEST_URL = 1000;

/** An address that a browser may be sent to, or null. */
export function parseUrl(text: string | undefined): string | null {
  const url = URL.parse(text?.trim() ?? '');
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.href.length <= LONGEST_URL ? url.href : null;
}

const HIGHEST_PRICE = 1e9;
const MOST_BATHROOMS = 50;

/** `$1,234.00`, `1234`, `€85` → major units; null when there is no positive amount. */
export function parsePrice(text: string | undefined): number | null {
  if (!text) return null;
  const value = Number(text.replace(/[^\d.]/g, ''));
  return value > 0 && value <= HIGHEST_PRICE ? value : null;
}

export function parseRoomType(text: string | undefined): RoomType | null {
  return ROOM_TYPES[(text ?? '').trim().toLowerCase()] ?? null;
}

/** From the number, or from texts such as `1.5 shared baths` and `Half-bath`. */
export function parseBathrooms(count: string | undefined, text: string | undefined): number | null {
  const bathrooms = parseNumber(count) ?? bathroomsOfText(text ?? '');
  return bathrooms !== null && bathrooms >= 0 && bathrooms <= MOST_BATHROOMS ? bathrooms : null;
}

function bathroomsOfText(text: string): number | null {
  const match = /(\d+(?:\.\d+)?)[^·]*\bbath/i.exec(text);
  if (match) return Number(match[1]);
  return /half-bath/i.test(text) ? 0.5 : null;
}

const MAX_BEDROOMS = 20;

/** From the number, or from a title such as `Home in Aptos · ★4.82 · 2 bedrooms · 1 bath`; a studio has 0. */
export function parseBedrooms(count: string | undefined, title: string | undefined): number | null {
  const direct = parseNumber(count) ?? bedroomsOfTitle(title ?? '');
  return direct !== null && direct >= 0 && direct <= MAX_BEDROOMS ? Math.round(direct) : null;
}

function bedroomsOfTitle(title: string): number | null {
  const match = /(?:^|·)\s*(\d+) bedrooms?\b/i.exec(title);
  if (match) return Number(match[1]);
  return /·\s*studio\s*(?:·|$)/i.test(title) ? 0 : null;
}

/** Scores out of 100, as old files have them, become scores out of 5. */
export function parseRating(text: string | undefined): number | null {
  const value = parseNumber(text);
  if (value === null || value < 0 || value > 100) return null;
  return value > 5 ? value / 20 : value;
}

/** `["Wifi", "Kitchen"]` and the older `{TV,"Cable TV"}`; null when the file does not list any. */
export function countAmenities(text: string | undefined): number | null {
  if (!text) return null;
  const inner = text.trim().slice(1, -1).trim();
  if (inner === '') return null;
  if (text.trim().startsWith('[')) {
    try {
      const list: unknown = JSON.parse(text);
      return Array.isArray(list) ? list.length : null;
    } catch {
      return null;
    }
  }
  return inner.replace(/"[^"]*"/g, 'x').split(',').length;
}
