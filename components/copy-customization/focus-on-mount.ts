/** Puts the focus where a new step begins: what was focused is gone. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
