import { homesIn } from './home.ts';

export const COAST_HOMES = [
  ...homesIn('South Beach', [
    ['Collins Ave Deco 4B', '1455 Collins Ave', 1, 'Apartment'],
    ['Ocean Drive Corner Studio', '928 Ocean Dr', 0, 'Studio'],
    ['Española Way Loft', '421 Española Way', 1, 'Loft'],
    ['Lincoln Road Terrace 12C', '1610 Lenox Ave', 2, 'Apartment'],
    ['Flamingo Park Garden Flat', '1132 Michigan Ave', 1, 'Apartment'],
    ['Casa Coral on Euclid', '836 Euclid Ave', 2, 'Apartment'],
    ['Jefferson Ave Bungalow', '1544 Jefferson Ave', 3, 'House'],
    ['The Seagrape, Penthouse', '1020 Meridian Ave', 3, 'Apartment'],
  ]),
  ...homesIn('Mid-Beach', [
    ['Indian Creek Boathouse', '4011 Indian Creek Dr', 3, 'House'],
    ['Boardwalk Cabana 803', '4142 Collins Ave', 1, 'Apartment'],
    ['Pine Tree Drive Villa', '4390 Pine Tree Dr', 5, 'Villa'],
    ['Millionaires Row Balcony 1407', '4515 Collins Ave', 2, 'Apartment'],
    ['Royal Palm Courtyard', '320 W 41st St', 2, 'Apartment'],
  ]),
  ...homesIn('North Beach', [
    ['Bandshell Beach Flat', '7210 Collins Ave', 1, 'Apartment'],
    ['Ocean Terrace Retro 5', '7409 Ocean Ter', 0, 'Studio'],
    ['Normandy Isle Family Home', '1125 Biarritz Dr', 3, 'House'],
    ['Biscayne Point Canal House', '860 Noremac Ave', 4, 'House'],
    ['Harding Ave Hideaway', '7735 Harding Ave', 1, 'Apartment'],
  ]),
  ...homesIn('Sunset Harbour', [
    ['Sunset Harbour Loft 9', '1849 West Ave', 1, 'Loft'],
    ['Purdy Ave Townhouse', '1912 Purdy Ave', 3, 'Townhouse'],
    ['Bayside Mast View 1502', '1800 Sunset Harbour Dr', 2, 'Apartment'],
  ]),
  ...homesIn('Surfside', [
    ['Surfside Sandpiper', '9172 Abbott Ave', 2, 'Apartment'],
    ['Byron Ave Cottage', '9041 Byron Ave', 2, 'House'],
    ['Harbour Edge 7F', '9455 Collins Ave', 1, 'Apartment'],
  ]),
];

/** For the portfolio of which two homes cannot be read. */
export const TANGLED_HOMES = [
  ...homesIn('South Beach', [
    ['Drexel Ave Sunroom', '1248 Drexel Ave', 1, 'Apartment'],
    ['Washington Ave Walk-up 3', '743 Washington Ave', 2, 'Apartment'],
  ]),
  ...homesIn('Mid-Beach', [
    ['Nautilus Garden House', '4432 Nautilus Dr', 4, 'House'],
    ['Sheridan Ave Lanai', '3920 Sheridan Ave', 2, 'Apartment'],
  ]),
  ...homesIn('North Beach', [
    ['Tatum Waterway Studio', '7925 Tatum Waterway Dr', 0, 'Studio'],
    ['Carlyle Ave Duplex', '7630 Carlyle Ave', 3, 'Townhouse'],
  ]),
];
