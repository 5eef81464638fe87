/** Returns a reference in two halves, `7ZK4M-0QXJD`, which is easier to read out. */
export function formatReference(reference: string): string {
  return `${reference.slice(0, 5)}-${reference.slice(5)}`;
}
