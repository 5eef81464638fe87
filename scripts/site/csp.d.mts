export function inlineHashes(pages: Iterable<string>): { styleHashes: string[]; scriptHashes: string[] };
