/**
 * A mail address as it is stored and looked for: without marks that show nothing, full-width letters and signs as plain ones.
 * Capitals stay, for how somebody writes their address is theirs.
 */
export function normalizeEmail(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replaceAll('。', '.')
    .trim();
}
