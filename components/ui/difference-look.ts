/** Ochre is up, teal is down: neither is good by itself. None where there is no difference, or it is not known. */
export function differenceLook(difference: number | null): string | undefined {
  if (!difference) return undefined;
  return difference > 0 ? 'text-high' : 'text-low';
}
