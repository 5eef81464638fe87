export function formatReference(reference: string): string {
  const code = reference.replaceAll('-', '');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
