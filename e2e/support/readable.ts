import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const MESSAGES = join(import.meta.dirname, '../../messages');

type Messages = { [key: string]: string | Messages };

function* textsOf(messages: Messages, at = ''): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') yield [`${at}${key}`, value];
    else yield* textsOf(value, `${at}${key}.`);
  }
}

function messagesOf(language: string): Map<string, string> {
  const folder = join(MESSAGES, language);
  return new Map(
    readdirSync(folder).flatMap((file) => [
      ...textsOf(JSON.parse(readFileSync(join(folder, file), 'utf8')), `${file} `),
    ]),
  );
}

/** English texts of the dashboard that say something else, or in other words, in the language. */
function englishOnly(language: string): Set<string> {
  const translated = messagesOf(language);
  const used = new Set(translated.values());
  return new Set(
    [...messagesOf('en')]
      .filter(
        ([key, text]) => /\p{Letter}{2}/u.test(text) && !/[{<]/.test(text) && translated.get(key) !== text,
      )
      .map(([, text]) => text)
      .filter((text) => !used.has(text)),
  );
}

/** Texts and names of a page that are still English for somebody who reads another language. */
export async function leftInEnglish(page: Page, language: string): Promise<string[]> {
  const english = englishOnly(language);
  const shown = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: of, textContent } = walker.currentNode;
      if (textContent && of && !of.closest('script, style')) texts.push(textContent.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        texts.push(element.getAttribute(name)?.trim() ?? '');
      }
    }
    return texts;
  });
  return [...new Set(shown)].filter((text) => english.has(text));
}

/** Words of controls and headings that do not fit where they stand. */
export async function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'button, [role="tab"], [role="radio"], label, legend, h1, h2, h3, dt, summary, nav a';
    /** Words for ears alone, and what hangs at a corner. */
    const isBeside = (element: Element | null, control: Element): boolean => {
      for (let at = element; at && at !== control; at = at.parentElement) {
        if (at.getBoundingClientRect().width <= 1 || getComputedStyle(at).position === 'absolute')
          return true;
      }
      return false;
    };

    function isCut(element: HTMLElement): boolean {
      const box = element.getBoundingClientRect();
      if (box.width <= 1) return false;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: text } = walker;
        if (!text.textContent?.trim() || isBeside(text.parentElement, element)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 2);
        if (lines.some(({ left, right }) => left < box.left - 1.5 || right > box.right + 1.5)) return true;
      }
      return false;
    }

    const seen = [...document.querySelectorAll<HTMLElement>(controls)].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const cut = seen
      .filter(isCut)
      .map(({ tagName, textContent }) => `${tagName} “${textContent?.trim().slice(0, 60)}”`);
    return [...new Set(cut)];
  });
}
