export interface Place {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** Great-circle distance by the haversine formula. */
export function distanceKm(a: Place, b: Place): number {
  const north = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2);
  const east = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2);
  const chord = north * north + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * east * east;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The mean position; for places that lie close together. */
export function centreOf(places: readonly Place[]): Place {
  const first = places[0] ?? { latitude: 0, longitude: 0 };
  // Relative to the first, so that the date line between neighbours does no harm.
  const east = (longitude: number) => ((longitude - first.longitude + 540) % 360) - 180;
  const mean = (value: (place: Place) => number) =>
    places.reduce((sum, place) => sum + value(place), 0) / Math.max(1, places.length);
  return {
    latitude: mean(({ latitude }) => latitude),
    longitude: first.longitude + mean(({ longitude }) => east(longitude)),
  };
}
