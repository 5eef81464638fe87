export function breakpointsOf(tokens: string): string[];
export function cssFaults(path: string, css: string, breakpoints: readonly string[]): string[];
export function sharedBlocks(sheets: readonly (readonly [path: string, css: string])[]): string[];
