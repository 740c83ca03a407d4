/** Joins the class names that are set; conditions that do not hold drop out. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
