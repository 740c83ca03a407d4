/** The bedroom counts that a listing is compared with, each as it is; null for all of them. */
export function cohortBedrooms(bedrooms: number | null): string[] | null {
  if (bedrooms === null) return null;
  return bedrooms <= 1 ? ['0', '1'] : [String(bedrooms)];
}
