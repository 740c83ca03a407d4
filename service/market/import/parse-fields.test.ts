import { expect, test } from 'vitest';
import {
  countAmenities,
  parseBathrooms,
  parseBedrooms,
  parseCount,
  parsePrice,
  parseRating,
  parseRoomType,
  parseText,
  parseUrl,
} from './parse-fields.ts';

test.each([
  ['$1,234.00', 1234],
  ['$85.00', 85],
  ['€99.50', 99.5],
  ['13000', 13_000],
  ['$0.00', null],
  ['$9,999,999,999,999.00', null],
  ['', null],
  ['free', null],
  [undefined, null],
])('the price %s is %s', (text, expected) => {
  expect(parsePrice(text)).toBe(expected);
});

test.each([
  ['1.0', undefined, 1],
  ['', '1.5 shared baths', 1.5],
  [undefined, 'Half-bath', 0.5],
  [undefined, '0 shared baths', 0],
  ['', '', null],
])('bathrooms come from the number %s or the text %s', (count, text, expected) => {
  expect(parseBathrooms(count, text)).toBe(expected);
});

test.each([
  ['2', undefined, 2],
  ['2.0', undefined, 2],
  ['', 'Home in Aptos · ★4.82 · 3 bedrooms · 3 beds · 1 bath', 3],
  ['', 'Rental unit in Albany · Studio · 1 bed · 1 bath', 0],
  ['', 'Studio loft in Albany · 1 bedroom · 1 bed', 1],
  ['', 'Tiny home in Santa Cruz · ★4.85 · 2 beds · 1 bath', null],
  ['400', undefined, null],
  [undefined, undefined, null],
])('bedrooms come from the number %s or the title %s', (count, title, expected) => {
  expect(parseBedrooms(count, title)).toBe(expected);
});

test.each([
  ['96', 4.8],
  ['4.82', 4.82],
  ['5.0', 5],
  ['', null],
  ['120', null],
])('the rating %s is %s out of five', (text, expected) => {
  expect(parseRating(text)).toBe(expected);
});

test.each([
  [' https://www.airbnb.com/rooms/11 ', 'https://www.airbnb.com/rooms/11'],
  ['http://a.example/b c', 'http://a.example/b%20c'],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AAAA', null],
  [`https://a.example/${'x'.repeat(1000)}`, null],
  ['/rooms/11', null],
  ['', null],
  [undefined, null],
])('the address %s is %s', (text, expected) => {
  expect(parseUrl(text)).toBe(expected);
});

test.each([
  ['["Wifi", "Kitchen", "Coffee maker: drip, with filter"]', 3],
  ['{TV,"Cable TV","Wireless Internet",Dog(s)}', 4],
  ['{"Hangers, wooden",TV}', 2],
  ['[]', null],
  ['{}', null],
  ['["broken', null],
  ['', null],
])('the amenities %s are %s', (text, expected) => {
  expect(countAmenities(text)).toBe(expected);
});

test('room types are those of the format and no others', () => {
  expect(parseRoomType('Entire home/apt')).toBe('entire-home');
  expect(parseRoomType('Hotel room')).toBe('hotel-room');
  expect(parseRoomType('Castle')).toBeNull();
});

test('counts beyond any home and texts that no database keeps do not get through', () => {
  expect(parseCount('4', 100)).toBe(4);
  expect(parseCount('99999999999', 100)).toBeNull();
  expect(parseCount('-1', 100)).toBeNull();
  expect(parseText(' Lo\0ft ')).toBe('Loft');
  expect(parseText(' \0')).toBeNull();
});
