import type { DemoMarket, LocalEvent } from './demo-market.ts';
import {
  dayOf,
  easterSunday,
  FRIDAY,
  MONDAY,
  nights,
  SUNDAY,
  THURSDAY,
  weekdayFrom,
  weekdayUntil,
} from './moving-dates.ts';

function events(year: number): LocalEvent[] {
  const wineAndFood = weekdayFrom(year, 2, 19, THURSDAY);
  const springBreak = weekdayFrom(year, 3, 8, FRIDAY);
  const easter = easterSunday(year);
  const grandPrix = weekdayFrom(year, 5, 1, FRIDAY);
  const memorialDay = weekdayUntil(year, 5, 31, MONDAY);
  const thanksgiving = weekdayFrom(year, 11, 22, THURSDAY);
  const artWeekEnd = weekdayFrom(year, 12, 4, SUNDAY);
  return [
    {
      ...nights(wineAndFood, wineAndFood + 3),
      uplift: 0.16,
      names: { en: 'South Beach Wine & Food Festival' },
    },
    {
      ...nights(springBreak, springBreak + 8),
      uplift: 0.26,
      names: {
        en: 'Spring break',
        de: 'Spring Break',
        es: 'Vacaciones de primavera',
        fr: 'Spring break',
        it: 'Spring break',
        ja: 'スプリングブレイク',
        pt: 'Férias da primavera',
      },
    },
    {
      ...nights(easter - 3, easter - 1),
      uplift: 0.12,
      names: {
        en: 'Easter weekend',
        de: 'Osterwochenende',
        es: 'Semana Santa',
        fr: 'Week-end de Pâques',
        it: 'Pasqua',
        ja: 'イースターの週末',
        pt: 'Fim de semana da Páscoa',
      },
    },
    {
      ...nights(grandPrix - 1, grandPrix + 2),
      uplift: 0.32,
      names: {
        en: 'Miami Grand Prix',
        de: 'Großer Preis von Miami',
        es: 'Gran Premio de Miami',
        fr: 'Grand Prix de Miami',
        it: 'Gran Premio di Miami',
        ja: 'マイアミグランプリ',
        pt: 'Grande Prémio de Miami',
      },
    },
    {
      ...nights(memorialDay - 3, memorialDay - 1),
      uplift: 0.14,
      names: { en: 'Memorial Day weekend', es: 'Fin de semana del Memorial Day' },
    },
    {
      ...nights(dayOf(year, 7, 3), dayOf(year, 7, 5)),
      uplift: 0.16,
      names: {
        en: 'Independence Day',
        de: 'Unabhängigkeitstag',
        es: 'Día de la Independencia',
        fr: "Fête de l'Indépendance",
        it: "Giorno dell'Indipendenza",
        ja: '独立記念日',
        pt: 'Dia da Independência',
      },
    },
    {
      ...nights(thanksgiving - 1, thanksgiving + 2),
      uplift: 0.22,
      names: {
        en: 'Thanksgiving',
        de: 'Thanksgiving',
        es: 'Acción de Gracias',
        fr: 'Thanksgiving',
        it: 'Giorno del ringraziamento',
        ja: '感謝祭',
        pt: 'Dia de Ação de Graças',
      },
    },
    {
      ...nights(artWeekEnd - 5, artWeekEnd - 1),
      uplift: 0.58,
      names: {
        en: 'Miami Art Week',
        de: 'Kunstwoche Miami',
        es: 'Semana del Arte de Miami',
        fr: "Semaine de l'art de Miami",
        it: "Settimana dell'arte di Miami",
        ja: 'マイアミ・アートウィーク',
        pt: 'Semana da Arte de Miami',
      },
    },
    {
      ...nights(dayOf(year, 12, 27), dayOf(year + 1, 1, 1)),
      uplift: 0.48,
      names: {
        en: 'New Year',
        de: 'Silvester und Neujahr',
        es: 'Año Nuevo',
        fr: 'Nouvel An',
        it: 'Capodanno',
        ja: '年末年始',
        pt: 'Ano Novo',
      },
    },
  ];
}

export const MIAMI_BEACH: DemoMarket = {
  slug: 'miami-beach',
  name: 'Miami Beach',
  country: 'US',
  region: 'FL',
  currency: 'USD',
  timezone: 'America/New_York',
  listingCount: 240,
  neighbourhoods: [
    {
      name: 'South Beach',
      latitude: 25.7826,
      longitude: -80.1341,
      radiusKm: 0.45,
      priceLevel: 1.08,
      share: 0.36,
    },
    {
      name: 'Mid-Beach',
      latitude: 25.813,
      longitude: -80.126,
      radiusKm: 0.35,
      priceLevel: 1.02,
      share: 0.22,
    },
    {
      name: 'North Beach',
      latitude: 25.861,
      longitude: -80.121,
      radiusKm: 0.4,
      priceLevel: 0.84,
      share: 0.18,
    },
    {
      name: 'Sunset Harbour',
      latitude: 25.795,
      longitude: -80.144,
      radiusKm: 0.3,
      priceLevel: 1.05,
      share: 0.12,
    },
    {
      name: 'Surfside',
      latitude: 25.8784,
      longitude: -80.1256,
      radiusKm: 0.3,
      priceLevel: 0.98,
      share: 0.12,
    },
  ],
  prices: [
    [128, 176, 232],
    [204, 284, 379],
    [286, 384, 514],
    [423, 575, 777],
  ],
  bedroomShares: [0.22, 0.4, 0.25, 0.09, 0.04],
  monthIndex: [1.12, 1.24, 1.34, 1.15, 0.95, 0.87, 0.89, 0.84, 0.73, 0.82, 0.93, 1.12],
  weekdayIndex: [0.95, 0.94, 0.95, 0.99, 1.1, 1.11, 0.96],
  monthOccupancy: [0.78, 0.84, 0.88, 0.8, 0.7, 0.66, 0.7, 0.63, 0.52, 0.6, 0.68, 0.76],
  meanStayNights: 3.6,
  propertyTypes: ['Entire condo', 'Entire rental unit', 'Entire loft', 'Entire home', 'Entire guesthouse'],
  titles: [
    'Ocean Drive studio with balcony',
    'Art Deco apartment near the sand',
    'Bayview condo with pool',
    'Beachfront corner unit',
    'Palm court hideaway',
    'Collins Avenue loft',
    'Sunny terrace two blocks from the beach',
    'Quiet garden home with parking',
  ],
  events,
};
