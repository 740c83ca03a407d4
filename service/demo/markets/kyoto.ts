import type { DemoMarket, LocalEvent } from './demo-market.ts';
import { dayOf, nights } from './moving-dates.ts';

function events(year: number): LocalEvent[] {
  return [
    {
      ...nights(dayOf(year, 3, 25), dayOf(year, 4, 9)),
      uplift: 0.55,
      names: {
        ja: '桜の季節',
        en: 'Cherry blossom season',
        de: 'Kirschblüte',
        es: 'Floración de los cerezos',
        fr: 'Cerisiers en fleurs',
        it: 'Fioritura dei ciliegi',
        pt: 'Cerejeiras em flor',
      },
    },
    {
      ...nights(dayOf(year, 4, 29), dayOf(year, 5, 5)),
      uplift: 0.38,
      names: {
        ja: 'ゴールデンウィーク',
        en: 'Golden Week',
        de: 'Goldene Woche',
        es: 'Semana Dorada',
        fr: 'Semaine d’or',
        it: 'Settimana d’oro',
        pt: 'Semana Dourada',
      },
    },
    {
      ...nights(dayOf(year, 7, 14), dayOf(year, 7, 16)),
      uplift: 0.32,
      names: {
        ja: '祇園祭',
        en: 'Gion Matsuri',
        de: 'Gion-Fest',
        es: 'Festival de Gion',
        fr: 'Festival de Gion',
        it: 'Festival di Gion',
        pt: 'Festival de Gion',
      },
    },
    {
      ...nights(dayOf(year, 8, 12), dayOf(year, 8, 16)),
      uplift: 0.26,
      names: { ja: 'お盆・五山送り火', en: 'Obon and Gozan no Okuribi', de: 'Obon-Fest', fr: 'Fête d’Obon' },
    },
    {
      ...nights(dayOf(year, 11, 14), dayOf(year, 12, 3)),
      uplift: 0.46,
      names: {
        ja: '紅葉の季節',
        en: 'Autumn leaves',
        de: 'Herbstlaub',
        es: 'Hojas de otoño',
        fr: 'Feuillages d’automne',
        it: 'Foglie d’autunno',
        pt: 'Folhas de outono',
      },
    },
    {
      ...nights(dayOf(year, 12, 30), dayOf(year + 1, 1, 2)),
      uplift: 0.36,
      names: {
        ja: '年末年始',
        en: 'New Year',
        de: 'Jahreswechsel',
        es: 'Año Nuevo',
        fr: 'Nouvel An',
        it: 'Capodanno',
        pt: 'Ano Novo',
      },
    },
  ];
}

export const KYOTO: DemoMarket = {
  slug: 'kyoto',
  name: 'Kyoto',
  country: 'JP',
  region: null,
  currency: 'JPY',
  timezone: 'Asia/Tokyo',
  listingCount: 220,
  neighbourhoods: [
    { name: 'Gion', latitude: 35.0037, longitude: 135.7788, radiusKm: 0.5, priceLevel: 1.22, share: 0.24 },
    {
      name: 'Higashiyama',
      latitude: 34.9965,
      longitude: 135.782,
      radiusKm: 0.5,
      priceLevel: 1.1,
      share: 0.22,
    },
    { name: 'Nishijin', latitude: 35.0285, longitude: 135.748, radiusKm: 0.8, priceLevel: 0.88, share: 0.16 },
    { name: 'Nakagyo', latitude: 35.0116, longitude: 135.7595, radiusKm: 0.8, priceLevel: 1.0, share: 0.24 },
    { name: 'Fushimi', latitude: 34.936, longitude: 135.761, radiusKm: 1.1, priceLevel: 0.8, share: 0.14 },
  ],
  prices: [
    [13000, 16500, 21500],
    [18500, 23000, 30500],
    [26000, 35000, 45000],
    [36500, 44500, 53500],
  ],
  bedroomShares: [0.2, 0.36, 0.28, 0.12, 0.04],
  monthIndex: [0.86, 0.87, 1.02, 1.14, 1.06, 0.94, 0.93, 0.95, 0.94, 1.06, 1.18, 1.05],
  weekdayIndex: [0.96, 0.95, 0.95, 0.97, 1.07, 1.14, 0.96],
  monthOccupancy: [0.6, 0.63, 0.78, 0.86, 0.78, 0.68, 0.7, 0.72, 0.7, 0.8, 0.88, 0.74],
  meanStayNights: 2.6,
  propertyTypes: [
    'Entire townhouse',
    'Entire home',
    'Entire rental unit',
    'Entire vacation home',
    'Entire condo',
  ],
  titles: [
    '町家一棟貸し・坪庭付き',
    '祇園の小さな宿',
    '清水寺まで徒歩十分',
    '西陣織の町家',
    '鴨川沿いのアパートメント',
    '畳の部屋と檜風呂',
    '駅近・家族向け',
    '静かな路地の家',
  ],
  events,
};
