import type { DemoMarket, LocalEvent } from './demo-market.ts';
import { dayOf, FRIDAY, nights, SUNDAY, TUESDAY, weekdayFrom, weekdayUntil } from './moving-dates.ts';

function events(year: number): LocalEvent[] {
  const toyFair = weekdayUntil(year, 1, 31, TUESDAY);
  const organicFair = weekdayFrom(year, 2, 10, TUESDAY);
  const embeddedFair = weekdayFrom(year, 3, 9, TUESDAY);
  const rockImPark = weekdayFrom(year, 6, 4, FRIDAY);
  const norisring = weekdayFrom(year, 7, 2, FRIDAY);
  const bardentreffen = weekdayUntil(year, 7, 31, FRIDAY);
  const firstAdvent = weekdayFrom(year, 11, 27, SUNDAY);
  return [
    {
      ...nights(toyFair - 1, toyFair + 3),
      uplift: 0.62,
      names: {
        de: 'Spielwarenmesse',
        en: 'Nuremberg Toy Fair',
        es: 'Feria del Juguete de Núremberg',
        fr: 'Salon du jouet de Nuremberg',
        it: 'Fiera del giocattolo di Norimberga',
        ja: 'ニュルンベルク国際玩具見本市',
        pt: 'Feira do Brinquedo de Nuremberga',
      },
    },
    {
      ...nights(organicFair - 1, organicFair + 2),
      uplift: 0.34,
      names: { de: 'BIOFACH', en: 'BIOFACH organic trade fair' },
    },
    {
      ...nights(embeddedFair - 1, embeddedFair + 1),
      uplift: 0.26,
      names: { de: 'embedded world', en: 'embedded world' },
    },
    {
      ...nights(rockImPark - 1, rockImPark + 2),
      uplift: 0.42,
      names: { de: 'Rock im Park', en: 'Rock im Park' },
    },
    {
      ...nights(norisring, norisring + 1),
      uplift: 0.2,
      names: { de: 'Norisring-Rennen', en: 'Norisring races' },
    },
    {
      ...nights(bardentreffen, bardentreffen + 1),
      uplift: 0.18,
      names: { de: 'Bardentreffen', en: 'Bardentreffen music festival' },
    },
    {
      ...nights(firstAdvent - 2, dayOf(year, 12, 23)),
      uplift: 0.3,
      names: {
        de: 'Christkindlesmarkt',
        en: 'Nuremberg Christmas Market',
        es: 'Mercado de Navidad de Núremberg',
        fr: 'Marché de Noël de Nuremberg',
        it: 'Mercatino di Natale di Norimberga',
        ja: 'ニュルンベルクのクリスマスマーケット',
        pt: 'Mercado de Natal de Nuremberga',
      },
    },
    {
      ...nights(dayOf(year, 12, 30), dayOf(year, 12, 31)),
      uplift: 0.25,
      names: {
        de: 'Silvester',
        en: "New Year's Eve",
        es: 'Nochevieja',
        fr: 'Saint-Sylvestre',
        it: 'San Silvestro',
        ja: '大晦日',
        pt: 'Passagem de ano',
      },
    },
  ];
}

export const NUERNBERG: DemoMarket = {
  slug: 'nuernberg',
  name: 'Nürnberg',
  country: 'DE',
  region: 'BY',
  currency: 'EUR',
  timezone: 'Europe/Berlin',
  listingCount: 190,
  neighbourhoods: [
    { name: 'Altstadt', latitude: 49.454, longitude: 11.077, radiusKm: 0.4, priceLevel: 1.16, share: 0.26 },
    { name: 'Gostenhof', latitude: 49.448, longitude: 11.06, radiusKm: 0.5, priceLevel: 0.97, share: 0.22 },
    { name: 'Südstadt', latitude: 49.439, longitude: 11.085, radiusKm: 0.8, priceLevel: 0.9, share: 0.24 },
    { name: 'Sebald', latitude: 49.459, longitude: 11.079, radiusKm: 0.35, priceLevel: 1.1, share: 0.16 },
    { name: 'Langwasser', latitude: 49.406, longitude: 11.135, radiusKm: 1.1, priceLevel: 0.84, share: 0.12 },
  ],
  prices: [
    [72, 88, 114],
    [98, 120, 158],
    [138, 180, 232],
    [190, 235, 290],
  ],
  bedroomShares: [0.24, 0.42, 0.24, 0.08, 0.02],
  monthIndex: [0.84, 0.85, 0.91, 0.96, 1.03, 1.12, 1.13, 1.12, 1.08, 1.01, 0.96, 0.99],
  weekdayIndex: [0.98, 0.99, 0.99, 0.99, 1.04, 1.05, 0.96],
  monthOccupancy: [0.58, 0.62, 0.65, 0.68, 0.74, 0.78, 0.77, 0.76, 0.78, 0.72, 0.68, 0.74],
  meanStayNights: 2.3,
  propertyTypes: [
    'Entire rental unit',
    'Entire condo',
    'Entire loft',
    'Entire serviced apartment',
    'Entire home',
  ],
  titles: [
    'Altbauwohnung mit Balkon',
    'Ruhiges Studio nahe der Kaiserburg',
    'Loft im Hinterhof',
    'Messe-Apartment mit Stellplatz',
    'Dachgeschoss über den Dächern',
    'Fachwerkhaus an der Pegnitz',
    'Helle Wohnung an der U-Bahn',
    'Familienwohnung mit Garten',
  ],
  events,
};
