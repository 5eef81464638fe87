/** A reference number as XXXXX-XXXXX, the way people read it out. */
export function formatReference(reference: string): string {
  const code = reference.replaceAll('-', '');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
