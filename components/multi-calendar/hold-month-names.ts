/** The name of a month stays at the left edge as long as its days are in sight. */
export function holdMonthNames(head: HTMLElement | null, scrolled: number): void {
  for (const name of head?.querySelectorAll<HTMLElement>('[data-month]') ?? []) {
    const beyond = scrolled - Number(name.dataset.month);
    const width = Number(name.dataset.width);
    const isHeld = beyond > 0 && beyond < width;
    if (!isHeld && !name.dataset.held) continue;
    // Measured once: asking in every frame would have the page laid out in every frame.
    name.dataset.own ??= String(name.offsetWidth);
    const most = Math.max(0, width - Number(name.dataset.own) - 8);
    name.style.transform = isHeld ? `translateX(${Math.min(beyond, most)}px)` : '';
    name.dataset.held = isHeld ? 'true' : '';
  }
}
