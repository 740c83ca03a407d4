declare module 'tz-lookup' {
  /** IANA name of the zone at a place in degrees. */
  export default function tzLookup(latitude: number, longitude: number): string;
}
