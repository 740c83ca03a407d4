/** A neighbourhood: listings stand within 400 m of its centre. */
export interface Place {
  latitude: number;
  longitude: number;
  postalCode: string;
  /** Price level against the rest of the town. */
  appeal: number;
  /** Where it is a town of its own. */
  city?: string;
}

/** Nights on which a town is fuller and dearer, `MM-DD` to `MM-DD` inclusive. */
export interface HighDays {
  from: string;
  to: string;
  /** 0.3 = +30 %. */
  uplift: number;
}

export interface Town {
  city: string;
  state: string;
  country: string;
  countryCode: string;
  timezone: string;
  currency: string;
  /** Beach towns have longer stays and dearer homes. */
  kind: 'beach' | 'city';
  /** Multiplies the price table: level of the town times units of its currency. */
  priceLevel: number;
  /** January to December, about 1 on average. */
  monthIndex: readonly number[];
  highDays: readonly HighDays[];
  places: Readonly<Record<string, Place>>;
}

const place = (
  latitude: number,
  longitude: number,
  postalCode: string,
  appeal: number,
  city?: string,
): Place => ({ latitude, longitude, postalCode, appeal, ...(city ? { city } : {}) });

export const MIAMI_BEACH: Town = {
  city: 'Miami Beach',
  state: 'Florida',
  country: 'United States',
  countryCode: 'US',
  timezone: 'America/New_York',
  currency: 'USD',
  kind: 'beach',
  priceLevel: 1,
  monthIndex: [1.14, 1.24, 1.3, 1.1, 0.96, 0.86, 0.92, 0.85, 0.72, 0.82, 0.93, 1.16],
  highDays: [
    { from: '12-02', to: '12-07', uplift: 0.42 },
    { from: '12-27', to: '01-02', uplift: 0.38 },
    { from: '02-13', to: '02-16', uplift: 0.18 },
  ],
  places: {
    'South Beach': place(25.7826, -80.1341, '33139', 1.12),
    'Mid-Beach': place(25.813, -80.126, '33140', 1.06),
    'North Beach': place(25.861, -80.121, '33141', 0.86),
    'Sunset Harbour': place(25.795, -80.144, '33139', 1.04),
    Surfside: place(25.8784, -80.1256, '33154', 0.97, 'Surfside'),
  },
};

export const NUREMBERG: Town = {
  city: 'Nürnberg',
  state: 'Bayern',
  country: 'Germany',
  countryCode: 'DE',
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  kind: 'city',
  priceLevel: 0.84,
  monthIndex: [0.84, 0.9, 0.93, 0.98, 1.02, 1.06, 1.06, 1.04, 1.05, 1.02, 0.98, 1.12],
  highDays: [
    { from: '11-27', to: '12-23', uplift: 0.28 },
    { from: '01-28', to: '02-01', uplift: 0.34 },
    { from: '06-05', to: '06-07', uplift: 0.26 },
  ],
  places: {
    Altstadt: place(49.454, 11.077, '90403', 1.1),
    Gostenhof: place(49.448, 11.06, '90443', 0.94),
    Südstadt: place(49.439, 11.085, '90459', 0.88),
    Sebald: place(49.459, 11.079, '90403', 1.12),
    Langwasser: place(49.406, 11.135, '90471', 0.82),
  },
};

export const KYOTO: Town = {
  city: 'Kyoto',
  state: 'Kyoto',
  country: 'Japan',
  countryCode: 'JP',
  timezone: 'Asia/Tokyo',
  currency: 'JPY',
  kind: 'city',
  priceLevel: 150,
  monthIndex: [0.82, 0.84, 1.09, 1.22, 1.05, 0.88, 0.94, 0.96, 0.93, 1.08, 1.27, 0.92],
  highDays: [
    { from: '03-26', to: '04-09', uplift: 0.36 },
    { from: '07-14', to: '07-17', uplift: 0.24 },
    { from: '11-14', to: '11-30', uplift: 0.3 },
  ],
  places: {
    Gion: place(35.0037, 135.7788, '605-0073', 1.18),
    Higashiyama: place(34.9965, 135.782, '605-0862', 1.12),
    Nishijin: place(35.0285, 135.748, '602-8456', 0.88),
    Nakagyo: place(35.0116, 135.7595, '604-8145', 1.02),
    Fushimi: place(34.936, 135.761, '612-8083', 0.84),
  },
};

export const CASCAIS: Town = {
  city: 'Cascais',
  state: 'Lisboa',
  country: 'Portugal',
  countryCode: 'PT',
  timezone: 'Europe/Lisbon',
  currency: 'EUR',
  kind: 'beach',
  priceLevel: 0.66,
  monthIndex: [0.66, 0.68, 0.78, 0.96, 1.0, 1.2, 1.48, 1.6, 1.2, 0.92, 0.72, 0.8],
  highDays: [
    { from: '12-28', to: '01-01', uplift: 0.3 },
    { from: '06-12', to: '06-14', uplift: 0.16 },
    { from: '08-08', to: '08-18', uplift: 0.14 },
  ],
  places: {
    Centro: place(38.6979, -9.4215, '2750-326', 1.08),
    Estoril: place(38.7057, -9.3977, '2765-192', 1.02),
    Guincho: place(38.729, -9.465, '2750-642', 1.06),
    'Monte Estoril': place(38.704, -9.4075, '2765-431', 1.0),
    Carcavelos: place(38.688, -9.336, '2775-604', 0.88),
  },
};

/** The plain south of Portugal, far from every town above. */
export const ALENTEJO: Town = {
  ...CASCAIS,
  city: 'Cuba',
  state: 'Beja',
  priceLevel: 0.5,
  places: { 'Vale de Rocins': place(38.0, -7.9, '7940-250', 1) },
};
