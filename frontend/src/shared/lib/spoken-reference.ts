/** A reference number as XXXXX-XXXXX, the way people read it out. */
export function spokenReference(reference: string): string {
  const code = reference.replaceAll('-', '');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
