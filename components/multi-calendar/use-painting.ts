import { type RefCallback, type RefObject, useCallback, useRef } from 'react';
import { Painting } from './painting/painting.ts';
import { readPalette } from './painting/palette.ts';

const LOOKS = ['(prefers-color-scheme: dark)', '(forced-colors: active)'];

/** What is painted in a place: anew when the theme, the fonts or the browser's zoom change. */
export function usePainting(): [RefCallback<HTMLDivElement>, RefObject<Painting | null>] {
  const painting = useRef<Painting | null>(null);
  const attach = useCallback((place: HTMLDivElement | null) => {
    if (!place) return;
    const family = getComputedStyle(place).fontFamily;
    const own = new Painting(place, readPalette(place), family);
    painting.current = own;
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
      place.replaceChildren();
      painting.current = null;
    };
  }, []);
  return [attach, painting];
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
