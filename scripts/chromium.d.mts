export const WHOLE_BROWSERS: readonly string[];
export function findChromium(names?: readonly string[], chosen?: string): string | undefined;
export function ensureChromium(): Promise<string>;
