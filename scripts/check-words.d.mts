export function wordFaults(path: string, text: string): string[];
