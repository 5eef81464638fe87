export function buildFonts(
  outDir: string,
  textsByLanguage: Record<string, string[]>,
): Promise<Record<string, { css: string; preload: string }>>;
export function trueTypeOf(woff2: Buffer): Promise<Buffer>;
