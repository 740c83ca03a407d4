/**
 * Facts side by side without a word between them: "Cascais, €120", 「京都、¥12,000」.
 * @param facts what is empty or false is left out
 */
export function joinFacts(facts: readonly (string | false | 0 | null | undefined)[], locale: string): string {
  return facts.filter(Boolean).join(locale.startsWith('ja') ? '、' : ', ');
}
