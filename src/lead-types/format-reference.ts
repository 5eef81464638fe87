/** Returns a reference in two halves, `7ZK4M-0QXJD`, which is easier to read out. */
export function formatReference(reference: string): string {
  const code = reference.replace(/-/g, '');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
