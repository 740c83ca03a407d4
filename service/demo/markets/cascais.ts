import type { DemoMarket, LocalEvent } from './demo-market.ts';
import { dayOf, easterSunday, FRIDAY, MONDAY, nights, weekdayFrom } from './moving-dates.ts';

function events(year: number): LocalEvent[] {
  const easter = easterSunday(year);
  const estorilClassics = weekdayFrom(year, 10, 2, FRIDAY);
  const webSummit = weekdayFrom(year, 11, 9, MONDAY);
  return [
    {
      ...nights(easter - 3, easter),
      uplift: 0.24,
      names: {
        pt: 'Páscoa',
        en: 'Easter',
        de: 'Ostern',
        es: 'Semana Santa',
        fr: 'Pâques',
        it: 'Pasqua',
        ja: 'イースター',
      },
    },
    {
      ...nights(dayOf(year, 6, 11), dayOf(year, 6, 13)),
      uplift: 0.16,
      names: {
        pt: 'Santo António',
        en: 'Feast of Saint Anthony',
        de: 'Fest des heiligen Antonius',
        es: 'San Antonio',
        fr: 'Saint-Antoine',
        it: 'Sant’Antonio',
      },
    },
    {
      ...nights(dayOf(year, 8, 13), dayOf(year, 8, 16)),
      uplift: 0.15,
      names: {
        pt: 'Assunção de Nossa Senhora',
        en: 'Assumption weekend',
        de: 'Mariä Himmelfahrt',
        es: 'Puente de la Asunción',
        fr: 'Week-end du 15 août',
        it: 'Ferragosto',
      },
    },
    {
      ...nights(estorilClassics, estorilClassics + 1),
      uplift: 0.18,
      names: { pt: 'Estoril Classics', en: 'Estoril Classics' },
    },
    {
      ...nights(webSummit - 1, webSummit + 2),
      uplift: 0.28,
      names: { pt: 'Web Summit', en: 'Web Summit Lisbon' },
    },
    {
      ...nights(dayOf(year, 12, 29), dayOf(year + 1, 1, 1)),
      uplift: 0.42,
      names: {
        pt: 'Passagem de ano',
        en: 'New Year',
        de: 'Jahreswechsel',
        es: 'Año Nuevo',
        fr: 'Nouvel An',
        it: 'Capodanno',
        ja: '年末年始',
      },
    },
  ];
}

export const CASCAIS: DemoMarket = {
  slug: 'cascais',
  name: 'Cascais',
  country: 'PT',
  region: null,
  currency: 'EUR',
  timezone: 'Europe/Lisbon',
  listingCount: 200,
  neighbourhoods: [
    { name: 'Centro', latitude: 38.6979, longitude: -9.4215, radiusKm: 0.35, priceLevel: 1.06, share: 0.32 },
    { name: 'Estoril', latitude: 38.7057, longitude: -9.3977, radiusKm: 0.4, priceLevel: 1.0, share: 0.22 },
    { name: 'Guincho', latitude: 38.729, longitude: -9.465, radiusKm: 0.7, priceLevel: 1.2, share: 0.1 },
    {
      name: 'Monte Estoril',
      latitude: 38.704,
      longitude: -9.4075,
      radiusKm: 0.35,
      priceLevel: 1.03,
      share: 0.18,
    },
    { name: 'Carcavelos', latitude: 38.688, longitude: -9.336, radiusKm: 0.6, priceLevel: 0.85, share: 0.18 },
  ],
  prices: [
    [96, 126, 164],
    [138, 186, 246],
    [206, 280, 372],
    [310, 420, 565],
  ],
  bedroomShares: [0.14, 0.34, 0.31, 0.14, 0.07],
  monthIndex: [0.68, 0.69, 0.75, 0.93, 0.96, 1.2, 1.55, 1.72, 1.17, 0.88, 0.7, 0.77],
  weekdayIndex: [0.98, 0.97, 0.97, 0.99, 1.04, 1.05, 1.0],
  monthOccupancy: [0.42, 0.45, 0.55, 0.68, 0.74, 0.84, 0.91, 0.94, 0.85, 0.68, 0.48, 0.5],
  meanStayNights: 4.2,
  propertyTypes: ['Entire rental unit', 'Entire condo', 'Entire villa', 'Entire home', 'Entire townhouse'],
  titles: [
    'Apartamento com vista para o mar',
    'Casa junto à Praia da Rainha',
    'Estúdio na marina',
    'Moradia com jardim e piscina',
    'Terraço sobre a baía',
    'T2 renovado perto do comboio',
    'Refúgio dos surfistas',
    'Cobertura com pôr do sol',
  ],
  events,
};
