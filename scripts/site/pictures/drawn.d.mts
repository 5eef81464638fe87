export function outdatedFiles(): Promise<string[]>;
