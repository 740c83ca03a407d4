import type { Home } from '../catalogue/home.ts';
import type { Place, Town } from '../catalogue/places.ts';
import type { PortfolioDefinition } from '../catalogue/portfolios.ts';
import { type Random, randomOf } from './random.ts';

export interface Syndication {
  channel: string;
  id: string;
}

/** One listing of a portfolio, as its manager keeps it. */
export interface Listing {
  id: string;
  parentId: string | null;
  unitIds: readonly string[];
  title: string;
  propertyType: string;
  street: string;
  neighborhood: string | null;
  city: string;
  state: string;
  country: string;
  countryCode: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  timezone: string;
  currency: string;
  bedrooms: number | null;
  bathrooms: number;
  maxGuests: number;
  /** Usual nightly price, whole units of `currency`; so are the fees. */
  basePrice: number;
  /** Whether its manager tells others the base price. */
  tellsPrice: boolean;
  cleaningFee: number;
  extraGuestFee: number;
  guestsIncluded: number;
  minStay: number;
  syndications: readonly Syndication[];
}

/** What the world knows of a listing and its manager does not. */
export interface HomeFacts {
  listing: Listing;
  town: Town;
  /** How well it books and pleases against its neighbours, about 1. */
  appeal: number;
}

/** Quartiles of the nightly price of entire homes by bedrooms 1, 2, 3 and 4, major units. */
const PRICE_QUARTILES = {
  city: [
    [93, 110, 145],
    [125, 150, 200],
    [175, 235, 300],
    [244, 295, 350],
  ],
  beach: [
    [128, 176, 232],
    [204, 284, 379],
    [286, 384, 514],
    [423, 575, 777],
  ],
} as const;

const MIN_STAYS = { nights: [1, 2, 3, 4, 7], weights: [28, 42, 18, 7, 5] };

const METRES_PER_DEGREE = 111_320;
const JITTER_METRES = 380;

/** Every home of a portfolio; units follow their parent. The same on every start. */
export function buildHomes(definition: PortfolioDefinition): HomeFacts[] {
  const facts: HomeFacts[] = [];
  const nextId = () => String(definition.idBase + facts.length + 1);
  for (const { town, homes } of definition.homes) {
    for (const home of homes) {
      const parent = buildHome(nextId(), home, town);
      facts.push(parent);
      const unitIds = (home.units ?? []).map((title, index) => {
        const unit = buildUnit(nextId(), title, index, parent);
        facts.push(unit);
        return unit.listing.id;
      });
      parent.listing = { ...parent.listing, unitIds };
    }
  }
  return facts;
}

function buildHome(id: string, home: Home, town: Town): HomeFacts {
  const place = town.places[home.place];
  if (!place) throw new Error(`${town.city} has no place called ${home.place}`);
  const random = randomOf(`home ${id}`);
  const bedrooms = home.bedrooms ?? 2;
  const appeal = 0.9 + 0.2 * random.next();
  const basePrice = priceOf(bedrooms, town, place, appeal, random);
  const guestsIncluded = Math.max(2, bedrooms * 2);
  return {
    town,
    appeal,
    listing: {
      id,
      parentId: null,
      unitIds: [],
      title: home.title,
      propertyType: home.kind,
      street: home.street,
      neighborhood: home.place,
      city: place.city ?? town.city,
      state: town.state,
      country: town.country,
      countryCode: town.countryCode,
      postalCode: place.postalCode,
      ...jitter(place, random),
      timezone: town.timezone,
      currency: town.currency,
      bedrooms: home.bedrooms,
      bathrooms: bathroomsOf(bedrooms, random),
      maxGuests: guestsIncluded + random.integer(0, 2),
      basePrice,
      tellsPrice: !home.unpriced,
      cleaningFee: roundMoney(basePrice * (0.3 + 0.1 * bedrooms ** 0.5), town),
      extraGuestFee: random.chance(0.6) ? roundMoney(basePrice * 0.1, town) : 0,
      guestsIncluded,
      minStay: MIN_STAYS.nights[random.weighted(MIN_STAYS.weights)] ?? 1,
      syndications: syndicationsOf(random),
    },
  };
}

function buildUnit(id: string, title: string, index: number, parent: HomeFacts): HomeFacts {
  const random = randomOf(`unit ${id}`);
  const { listing, town } = parent;
  const bedrooms = index === 3 ? 2 : 1;
  const basePrice = roundMoney((listing.basePrice / 4) * (bedrooms === 2 ? 1.5 : 1), town);
  return {
    town,
    appeal: parent.appeal,
    listing: {
      ...listing,
      id,
      parentId: listing.id,
      unitIds: [],
      title,
      bedrooms,
      bathrooms: 1,
      maxGuests: bedrooms * 2,
      guestsIncluded: bedrooms * 2,
      basePrice,
      cleaningFee: roundMoney(basePrice * 0.3, town),
      extraGuestFee: 0,
      minStay: 1,
      syndications: syndicationsOf(random),
    },
  };
}

function priceOf(bedrooms: number, town: Town, place: Place, appeal: number, random: Random): number {
  const rows = PRICE_QUARTILES[town.kind];
  const [low, median, high] = rows[Math.min(Math.max(bedrooms, 1), 4) - 1] ?? rows[0];
  // A quartile lies 0.674 standard deviations from the median.
  const spread = Math.log(high / low) / 2 / 0.674;
  const size = bedrooms === 0 ? 0.82 : bedrooms > 4 ? 1.25 : 1;
  const level = Math.exp(spread * 0.6 * Math.max(-1.8, Math.min(1.8, random.normal())));
  return roundMoney(median * size * level * town.priceLevel * place.appeal * appeal, town);
}

/** Yen prices go in hundreds, others in whole units. */
export function roundMoney(amount: number, town: Town): number {
  return town.currency === 'JPY' ? Math.round(amount / 100) * 100 : Math.round(amount);
}

function bathroomsOf(bedrooms: number, random: Random): number {
  if (bedrooms <= 1) return 1;
  return Math.max(1, bedrooms - 1 + random.pick([-0.5, 0, 0, 0.5, 1]));
}

function jitter(place: Place, random: Random): { latitude: number; longitude: number } {
  const distance = Math.sqrt(random.next()) * JITTER_METRES;
  const angle = random.next() * 2 * Math.PI;
  const latitude = place.latitude + (distance * Math.cos(angle)) / METRES_PER_DEGREE;
  const shrink = Math.cos((place.latitude * Math.PI) / 180);
  const longitude = place.longitude + (distance * Math.sin(angle)) / (METRES_PER_DEGREE * shrink);
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
}

function syndicationsOf(random: Random): Syndication[] {
  const digits = (count: number) =>
    `${random.integer(1, 9)}${Array.from({ length: count - 1 }, () => random.integer(0, 9)).join('')}`;
  const links = [
    { channel: 'airbnb', id: digits(8), share: 0.95 },
    { channel: 'booking', id: digits(7), share: 0.75 },
    { channel: 'vrbo', id: `321.${digits(7)}`, share: 0.45 },
  ];
  const chosen = links.filter(({ share }) => random.chance(share));
  return (chosen.length > 0 ? chosen : links.slice(0, 1)).map(({ channel, id }) => ({ channel, id }));
}
