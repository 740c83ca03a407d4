export interface Place {
  latitude: number;
  longitude: number;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Ring {
  kilometres: number;
  radius: number;
}

export interface MapLayout {
  centre: Spot;
  rings: Ring[];
  /** One per member, in their order. */
  spots: Spot[];
  /** Length of the scale bar. */
  scale: Ring;
}

/** Degrees of latitude are this long; those of longitude shrink with the cosine of the latitude. */
const KM_PER_DEGREE = 111.32;
const RING_KM = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
const SCALE_KM = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200];
const MOST_RINGS = 4;
/** A map shows at least this far to every side. */
const LEAST_KM = 0.1;
const ROUNDS = 60;

interface Frame {
  width: number;
  height: number;
  /** Radius of a member's dot, in pixels; dots are moved apart where they would cover each other. */
  dot: number;
}

/** Where the members lie around their middle, north up, true to scale but for dots that would cover each other. */
export function mapLayout(middle: Place, members: readonly Place[], frame: Frame): MapLayout {
  const { width, height, dot } = frame;
  const offsets = members.map((member) => offsetKm(middle, member));
  const [west, east] = extent(offsets.map((offset) => offset.east));
  const [south, north] = extent(offsets.map((offset) => offset.north));
  const margin = dot * 3;
  const pixelsPerKm = Math.min((width - 2 * margin) / (east - west), (height - 2 * margin) / (north - south));
  const centre = {
    x: width / 2 - ((west + east) / 2) * pixelsPerKm,
    y: height / 2 + ((south + north) / 2) * pixelsPerKm,
  };
  const spots = offsets.map((offset) => ({
    x: centre.x + offset.east * pixelsPerKm,
    y: centre.y - offset.north * pixelsPerKm,
  }));
  const reach = Math.max(-west, east, -south, north);
  const fitting = RING_KM.filter((km) => km <= reach && km * pixelsPerKm > dot * 3);
  const bar = SCALE_KM.filter((km) => km * pixelsPerKm <= width / 4).at(-1) ?? SCALE_KM[0] ?? 0.1;
  return {
    centre,
    rings: fitting.slice(-MOST_RINGS).map((km) => ({ kilometres: km, radius: km * pixelsPerKm })),
    spots: apart(spots, centre, frame),
    scale: { kilometres: bar, radius: bar * pixelsPerKm },
  };
}

/** From the least to the greatest; the middle itself is in it, and a little more than a single place. */
function extent(values: readonly number[]): [number, number] {
  return [Math.min(-LEAST_KM, ...values), Math.max(LEAST_KM, ...values)];
}

/** Kilometres to the east and to the north; exact enough over a city. */
function offsetKm(from: Place, to: Place): { east: number; north: number } {
  const shrink = Math.cos((from.latitude * Math.PI) / 180);
  return {
    east: (to.longitude - from.longitude) * KM_PER_DEGREE * shrink,
    north: (to.latitude - from.latitude) * KM_PER_DEGREE,
  };
}

/** Pushes dots that cover each other, or the middle, half of the way apart until none does. */
function apart(given: readonly Spot[], centre: Spot, { width, height, dot }: Frame): Spot[] {
  const spots = given.map((spot) => ({ ...spot }));
  const least = dot * 2 + 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(index + 1)) {
        const push = pushOf(one, other, least, index);
        if (!push) continue;
        one.x -= push.x / 2;
        one.y -= push.y / 2;
        other.x += push.x / 2;
        other.y += push.y / 2;
        moved = true;
      }
      const away = pushOf(centre, one, least, index);
      if (away) {
        one.x += away.x;
        one.y += away.y;
        moved = true;
      }
      one.x = Math.min(width - dot - 1, Math.max(dot + 1, one.x));
      one.y = Math.min(height - dot - 1, Math.max(dot + 1, one.y));
    }
    if (!moved) break;
  }
  return spots;
}

/** How far the second has to go from the first; null where there is room. */
function pushOf(one: Spot, other: Spot, least: number, seed: number): Spot | null {
  const x = other.x - one.x;
  const y = other.y - one.y;
  const distance = Math.hypot(x, y);
  if (distance >= least) return null;
  // Two in the same place part in a direction of their own.
  const angle = distance < 0.01 ? seed * 2.4 : Math.atan2(y, x);
  return { x: Math.cos(angle) * (least - distance), y: Math.sin(angle) * (least - distance) };
}

interface Centre {
  latitude: number | null;
  longitude: number | null;
}

/** The middle of the map: the base listing, or the middle of the members where it has no place. */
export function middleOf({ latitude, longitude }: Centre, members: readonly Place[]): Place {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const mean = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    latitude: mean(members.map((member) => member.latitude)),
    longitude: mean(members.map((member) => member.longitude)),
  };
}
