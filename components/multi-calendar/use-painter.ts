import { type RefCallback, type RefObject, useCallback, useRef } from 'react';
import { Painter } from './painting/painter.ts';
import { readPalette } from './painting/palette.ts';

const LOOKS = ['(prefers-color-scheme: dark)', '(forced-colors: active)'];

/** The painter of a canvas: it paints anew when the theme, the fonts or the browser's zoom change. */
export function usePainter(): [RefCallback<HTMLCanvasElement>, RefObject<Painter | null>] {
  const painter = useRef<Painter | null>(null);
  const attach = useCallback((canvas: HTMLCanvasElement | null) => {
    if (!canvas) return;
    const place = canvas.parentElement ?? document.body;
    const family = getComputedStyle(canvas).fontFamily;
    const own = new Painter(canvas, readPalette(place), family);
    painter.current = own;
    const over = new AbortController();
    const { signal } = over;
    const renew = () => own.renew(readPalette(place));
    const themes = new MutationObserver(renew);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    for (const look of LOOKS) matchMedia(look).addEventListener('change', renew, { signal });
    document.fonts.addEventListener('loadingdone', renew, { signal });
    for (const weight of [400, 500, 600]) void document.fonts.load(`${weight} 13px ${family}`);
    watchZoom(() => own.refit(), signal);
    return () => {
      over.abort();
      themes.disconnect();
      painter.current = null;
    };
  }, []);
  return [attach, painter];
}

/** A zoom of the browser changes how many of the device's pixels one of ours is. */
function watchZoom(changed: () => void, signal: AbortSignal): void {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      changed();
      watchZoom(changed, signal);
    },
    { once: true, signal },
  );
}
