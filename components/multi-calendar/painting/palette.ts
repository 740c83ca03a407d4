/** The colours that the canvas is painted with, as the theme has them now. */
const VARIABLES = {
  paper: '--color-paper',
  sunk: '--color-sunk',
  hover: '--color-hover',
  ink: '--color-ink',
  ink2: '--color-ink-2',
  ink3: '--color-ink-3',
  line: '--color-line',
  line2: '--color-line-2',
  hand: '--color-hand',
  handWash: '--color-hand-wash',
  low3: '--color-low-3',
  low2: '--color-low-2',
  low1: '--color-low-1',
  high1: '--color-high-1',
  high2: '--color-high-2',
  high3: '--color-high-3',
  low: '--color-low',
  high: '--color-high',
  booked: '--color-booked',
  bookedCap: '--color-booked-cap',
  bookedInk: '--color-booked-ink',
  pastBooked: '--color-hover',
  pastCap: '--color-hatch',
  pastInk: '--color-ink-2',
  outlinedInk: '--color-booked-ink',
  waiting: '--color-hover',
  hatch: '--color-hatch',
  hatchBack: '--color-hatch-bg',
  limit: '--color-limit',
  bad: '--color-bad',
  warn: '--color-warn',
} as const;

type Colour = keyof typeof VARIABLES;

/**
 * Where the system forces its own few colours, everything is one of them, and shapes and numbers say the rest: a stay is
 * solid, an owner's outlined, a request dashed, what is blocked hatched and what is unavailable dotted.
 */
const FORCED: Record<Colour, string> = {
  paper: 'Canvas',
  sunk: 'Canvas',
  hover: 'Canvas',
  ink: 'CanvasText',
  ink2: 'CanvasText',
  ink3: 'CanvasText',
  line: 'GrayText',
  line2: 'CanvasText',
  hand: 'LinkText',
  handWash: 'Canvas',
  low3: 'Canvas',
  low2: 'Canvas',
  low1: 'Canvas',
  high1: 'Canvas',
  high2: 'Canvas',
  high3: 'Canvas',
  low: 'CanvasText',
  high: 'CanvasText',
  booked: 'CanvasText',
  bookedCap: 'CanvasText',
  bookedInk: 'Canvas',
  pastBooked: 'CanvasText',
  pastCap: 'CanvasText',
  pastInk: 'Canvas',
  outlinedInk: 'CanvasText',
  waiting: 'GrayText',
  hatch: 'CanvasText',
  hatchBack: 'Canvas',
  limit: 'CanvasText',
  bad: 'CanvasText',
  warn: 'CanvasText',
};

export interface Palette extends Record<Colour, string> {
  /** By step of heat, from -3 to 3; none for 0. */
  heat: readonly (string | null)[];
}

/** Reads the colours where they hold. A variable's text is not yet a colour, so each is tried on an element. */
export function readPalette(place: HTMLElement): Palette {
  const forced = matchMedia('(forced-colors: active)').matches;
  const probe = document.createElement('span');
  probe.style.forcedColorAdjust = 'none';
  place.append(probe);
  const style = getComputedStyle(probe);
  const colours = Object.fromEntries(
    (Object.keys(VARIABLES) as Colour[]).map((name) => {
      probe.style.color = forced ? FORCED[name] : `var(${VARIABLES[name]})`;
      return [name, style.color];
    }),
  ) as Record<Colour, string>;
  probe.remove();
  const { low3, low2, low1, high1, high2, high3 } = colours;
  return {
    ...colours,
    heat: forced ? Array(7).fill(null) : [low3, low2, low1, null, high1, high2, high3],
  };
}
