export function unpackDebianPackages(names: readonly string[], options?: { into?: string }): Promise<string>;
