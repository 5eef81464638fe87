/** Ids of leads in other systems, written as `system:id`. */

/** Few, so that leads compete for them. One is a path segment only if it is encoded. */
export const EXTERNAL_IDS = ['crm:17', 'crm:18', 'crm:C-1001', 'erp:A/7', 'erp:C-1001', 'erp:C-1002', 'erp-2:C-1001'];

/** Without repeats, in the order of responses: by system, then by id. */
export function sortedIds(ids: readonly string[]): string[] {
  const key = (id: string) => id.replace(':', '\n');
  return [...new Set(ids)].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** The ids as the history shows them. */
export function idsText(ids: readonly string[]): string | null {
  return [...ids].sort().join(', ') || null;
}

export function partsOf(externalId: string): { system: string; id: string } {
  const [system = '', id = ''] = externalId.split(':');
  return { system, id };
}
