import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';

const FIRST_NIGHT = toEpochDay('2026-01-04');
const NIGHTS = 365;

/** Writes listings.csv.gz and calendar.csv.gz of about `rows` calendar rows, as files of the format look. */
export async function writeSampleFiles(folder: string, rows: number): Promise<{ rows: number }> {
  const listings = Math.ceil(rows / NIGHTS);
  await writeGzip(join(folder, 'listings.csv.gz'), listingLines(listings));
  await writeGzip(join(folder, 'calendar.csv.gz'), calendarLines(listings));
  return { rows: listings * NIGHTS };
}

function* listingLines(listings: number): Generator<string> {
  yield 'id,name,host_id,latitude,longitude,room_type,neighbourhood_cleansed,accommodates,bathrooms_text,bedrooms,price,minimum_nights,number_of_reviews,review_scores_rating,amenities\n';
  for (let id = 0; id < listings; id++) {
    const place = `${(47.6 + (id % 50) * 0.002).toFixed(5)},${(-122.3 - (id % 70) * 0.002).toFixed(5)}`;
    yield `${id},"Home, no. ${id}",h${id % 900},${place},Entire home/apt,Ward ${id % 12},4,1.5 baths,${id % 4},"$1,${100 + (id % 800)}.00",2,${id % 300},4.8,"[""Wifi"", ""Kitchen"", ""Heating""]"\n`;
  }
}

function* calendarLines(listings: number): Generator<string> {
  yield 'listing_id,date,available,price,adjusted_price,minimum_nights,maximum_nights\n';
  const dates = Array.from({ length: NIGHTS }, (_, night) => toIsoDate(FIRST_NIGHT + night));
  for (let id = 0; id < listings; id++) {
    const base = 80 + (id % 300);
    let lines = '';
    dates.forEach((date, night) => {
      const price = base + Math.round(30 * Math.sin(night / 58)) + (night % 7 > 4 ? 12 : 0);
      lines += `${id},${date},${(id * 31 + night * 17) % 10 < 6 ? 't' : 'f'},$${price}.00,,2,1125\n`;
    });
    yield lines;
  }
}

async function writeGzip(path: string, lines: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(lines), createGzip({ level: 4 }), createWriteStream(path));
}
