declare module 'tz-lookup' {
  /** @throws RangeError outside −90…90 and −180…180 */
  export default function tzLookup(latitude: number, longitude: number): string;
}
