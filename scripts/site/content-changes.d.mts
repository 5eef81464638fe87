export function changesIn(log: string): Map<string, string>;
