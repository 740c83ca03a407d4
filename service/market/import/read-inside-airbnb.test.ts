import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toIsoDate } from '#contract/dates.ts';
import { readInsideAirbnb } from './read-inside-airbnb.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-files-'));
});

afterEach(() => rm(folder, { recursive: true }));

const LISTINGS = `id,name,host_id,latitude,longitude,room_type,neighbourhood_cleansed,accommodates,bathrooms_text,bedrooms,price,minimum_nights,number_of_reviews,review_scores_rating,amenities
11,"Loft, ""the quiet one"" · 1 bedroom · 1 bath",a,52.5,13.4,Entire home/apt,Mitte,2,1 bath,,"$1,100.00",2,8,4.9,"[""Wifi"", ""Kitchen""]"
12,House · 2 beds,b,52.51,13.41,Entire home/apt,Mitte,4,1.5 baths,,,3,0,,
13,Room,b,52.52,13.42,Private room,Wedding,2,1 shared bath,1,$40.00,1,2,96,"{TV,""Cable TV""}"
`;
const CALENDAR = `listing_id,date,available,price,adjusted_price,minimum_nights,maximum_nights
11,2024-03-01,t,$900.00,,2,30
11,2024-03-02,f,,,2,30
12,2024-03-01,t,$150.00,,3,30
12,2024-03-02,t,$170.00,,3,30
`;

const write = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);

describe('good files', () => {
  test('plain and gzip files read alike', async () => {
    await write('listings.csv', LISTINGS);
    await write('calendar.csv', CALENDAR);
    const plain = await readInsideAirbnb(folder);
    await rm(join(folder, 'listings.csv'));
    await rm(join(folder, 'calendar.csv'));
    await write('listings.csv.gz', gzipSync(`\uFEFF${LISTINGS}`));
    await write('calendar.csv.gz', gzipSync(CALENDAR.replaceAll('\n', '\r\n')));
    expect(await readInsideAirbnb(folder)).toEqual(plain);
    expect(plain.report).toEqual({ listings: 3, calendarRows: 4, outlierPrices: 0, badRows: [] });
  });

  test('a listing has what its row and its nights say, and null for what they do not', async () => {
    await write('listings.csv', LISTINGS);
    await write('calendar.csv', CALENDAR);
    const { listings } = await readInsideAirbnb(folder);
    const [loft, house, room] = listings;
    expect(loft).toMatchObject({
      name: 'Loft, "the quiet one" · 1 bedroom · 1 bath',
      bedrooms: 1,
      bathrooms: 1,
      price: 1100,
      rating: 4.9,
      amenitiesCount: 2,
      neighbourhood: 'Mitte',
    });
    expect(house).toMatchObject({
      bedrooms: null,
      bathrooms: 1.5,
      price: 160,
      rating: null,
      amenitiesCount: null,
    });
    expect(room).toMatchObject({ roomType: 'private-room', rating: 4.8, amenitiesCount: 2 });
    expect([...(loft?.nights.available ?? [])]).toEqual([1, 0]);
    expect([...(loft?.nights.price ?? [])]).toEqual([900, Number.NaN]);
    expect([...(house?.nights.minNights ?? [])]).toEqual([3, 3]);
    expect(room?.nights.available.length).toBe(0);
    expect(listings.map(({ observedOn }) => toIsoDate(observedOn))).toEqual(Array(3).fill('2024-03-01'));
  });

  test('where a listing is advertised and its picture are kept', async () => {
    await write(
      'listings.csv',
      `id,latitude,longitude,room_type,listing_url,picture_url
11,52.5,13.4,Entire home/apt,https://rent.example/11,https://pictures.example/11.jpg
12,52.5,13.4,Entire home/apt,javascript:alert(1),
`,
    );
    await write('calendar.csv', CALENDAR);
    const { listings } = await readInsideAirbnb(folder);
    expect(listings.map(({ url, image }) => [url, image])).toEqual([
      ['https://rent.example/11', 'https://pictures.example/11.jpg'],
      [null, null],
    ]);
  });

  test('an old calendar of four columns is enough', async () => {
    await write('listings.csv', LISTINGS);
    await write(
      'calendar.csv',
      'listing_id,date,available,price\n11,2016-01-04,t,$85.00\n11,2016-01-05,f,\n',
    );
    const { listings } = await readInsideAirbnb(folder);
    expect([...(listings[0]?.nights.price ?? [])]).toEqual([85, Number.NaN]);
    expect([...(listings[0]?.nights.minNights ?? [])]).toEqual([0, 0]);
  });

  test('progress ends once for each file, with all its bytes and rows', async () => {
    await write('listings.csv', LISTINGS);
    await write('calendar.csv', CALENDAR);
    const ends: unknown[] = [];
    await readInsideAirbnb(folder, {
      onProgress: ({ done, ...progress }) => {
        if (done) ends.push(progress);
      },
    });
    const bytes = Buffer.byteLength(LISTINGS);
    expect(ends).toEqual([
      { file: 'listings.csv', bytesRead: bytes, bytesTotal: bytes, rows: 3 },
      { file: 'calendar.csv', bytesRead: CALENDAR.length, bytesTotal: CALENDAR.length, rows: 4 },
    ]);
  });
});

describe('bad rows', () => {
  test('are left out, counted by reason and named by line', async () => {
    const badListings = [
      '21,No place,a,,13.4,Entire home/apt,Mitte,2,1 bath,1,$90.00,1,0,,',
      '22,At sea,a,0,0,Entire home/apt,Mitte,2,1 bath,1,$90.00,1,0,,',
      '23,Castle,a,52.5,13.4,Castle,Mitte,2,1 bath,1,$90.00,1,0,,',
      '11,Again,a,52.5,13.4,Entire home/apt,Mitte,2,1 bath,1,$90.00,1,0,,',
      '24,Short,a,52.5',
    ];
    await write('listings.csv', `${LISTINGS}${badListings.join('\n')}\n`);
    const badNights = [
      '11,2024-02-30,t,$90.00,,1,30',
      '99,2024-03-01,t,$90.00,,1,30',
      '11,2024-03-05,maybe,$90.00,,1,30',
      '11,2024-03-01,t,$90.00,,1,30',
      '12,2024-03-03,t',
      '11,soon,t,$90.00,,1,30',
    ];
    await write('calendar.csv', `${CALENDAR}${badNights.join('\n')}\n`);
    const { listings, report } = await readInsideAirbnb(folder);
    expect(listings).toHaveLength(3);
    expect(report.calendarRows).toBe(4);
    const found = Object.fromEntries(report.badRows.map((row) => [`${row.file}: ${row.reason}`, row.lines]));
    expect(found).toEqual({
      'listings.csv: no coordinates': [5],
      'listings.csv: impossible coordinates': [6],
      'listings.csv: unknown room type': [7],
      'listings.csv: a listing that was already read': [8],
      'listings.csv: wrong number of columns': [9],
      'calendar.csv: not a date': [6, 11],
      'calendar.csv: a listing that is not in the list of listings': [7],
      'calendar.csv: available is neither t nor f': [8],
      'calendar.csv: a night that was already read': [9],
      'calendar.csv: wrong number of columns': [10],
    });
  });

  test('a date before its time is no date, and one stray early night does not move the day of observation', async () => {
    await write('listings.csv', LISTINGS.replace('13,Room', '13,Ro\0om'));
    const others = ['11', '12', '13'].map((id) => `${id},2024-04-01,t,$90.00,,1,30`);
    await write(
      'calendar.csv',
      `${CALENDAR}${others.join('\n')}\n11,0204-03-01,t,$90.00,,1,30\n12,2023-12-24,t,,,1,30\n`,
    );
    const { listings, report } = await readInsideAirbnb(folder);
    expect(report.badRows).toEqual([{ file: 'calendar.csv', reason: 'not a date', count: 1, lines: [9] }]);
    expect(toIsoDate(listings[0]!.observedOn)).toBe('2024-03-01');
    expect(listings[2]?.name).toBe('Room');
  });

  test('all are counted but only the first twenty are named', async () => {
    await write('listings.csv', LISTINGS);
    await write('calendar.csv', CALENDAR + '99,2024-03-01,t,$90.00,,1,30\n'.repeat(150));
    const { report } = await readInsideAirbnb(folder);
    expect(report.badRows).toHaveLength(1);
    expect(report.badRows[0]?.count).toBe(150);
    expect(report.badRows[0]?.lines).toEqual(Array.from({ length: 20 }, (_, index) => index + 6));
  });

  test('a price far from the listing’s other nights is ignored, the night kept', async () => {
    await write('listings.csv', LISTINGS);
    const nights = Array.from({ length: 9 }, (_, day) => `11,2024-04-0${day + 1},t,$100.00,,1,30`);
    await write('calendar.csv', `${CALENDAR}${nights.join('\n')}\n11,2024-04-10,t,"$90,000.00",,1,30\n`);
    const { listings, report } = await readInsideAirbnb(folder);
    expect(report.outlierPrices).toBe(2);
    expect(listings[0]?.nights.available.at(-1)).toBe(1);
    expect(listings[0]?.nights.price.at(-1)).toBeNaN();
  });
});

describe('files that cannot be used are refused in one sentence', () => {
  test('a missing file', async () => {
    await write('listings.csv', LISTINGS);
    await expect(readInsideAirbnb(folder)).rejects.toThrow(
      /^There is no calendar\.csv\.gz or calendar\.csv in /,
    );
  });

  test('a gzip file that ends early', async () => {
    await write('listings.csv', LISTINGS);
    const whole = gzipSync(CALENDAR.repeat(50));
    await write('calendar.csv.gz', whole.subarray(0, whole.length - 20));
    await expect(readInsideAirbnb(folder)).rejects.toThrow(
      'calendar.csv.gz is cut short: its gzip data end early.',
    );
  });

  test('a text named like a gzip file', async () => {
    await write('listings.csv.gz', LISTINGS);
    await write('calendar.csv', CALENDAR);
    await expect(readInsideAirbnb(folder)).rejects.toThrow(
      'listings.csv.gz is not gzip data, or it is damaged.',
    );
  });

  test('missing columns, all named', async () => {
    await write('listings.csv', LISTINGS);
    await write('calendar.csv', 'listing_id,day,open\n11,2024-03-01,t\n');
    await expect(readInsideAirbnb(folder)).rejects.toThrow(
      'calendar.csv has not the columns date, available.',
    );
  });

  test('an empty file and one without usable rows', async () => {
    await write('listings.csv', '');
    await write('calendar.csv', CALENDAR);
    await expect(readInsideAirbnb(folder)).rejects.toThrow('listings.csv is empty.');
    await write('listings.csv', LISTINGS.split('\n')[0] ?? '');
    await expect(readInsideAirbnb(folder)).rejects.toThrow('listings.csv has no usable listing.');
  });

  test('an unclosed quotation mark that swallows the rest', async () => {
    await write('listings.csv', LISTINGS);
    await write('calendar.csv', `${CALENDAR}"${CALENDAR.repeat(8000)}`);
    await expect(readInsideAirbnb(folder)).rejects.toThrow(
      /^calendar\.csv is not a table of comma-separated/,
    );
  });
});
