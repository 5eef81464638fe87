export const EMBEDDED_FORMS: readonly string[];
export const EMBED_LANGUAGES: readonly ('en' | 'hi')[];

export function buildEmbeds(outDir: string, mode: string): Promise<void>;
