interface Route {
  id: string;
  path: string;
  aliases?: readonly string[];
}

export interface Renderer {
  LANGUAGES: readonly string[];
  PUBLIC_ROUTES: readonly Route[];
  pathInLanguage(path: string, language: string): string;
  renderAddress(address: string, origin: string, picture: string | null): Promise<{ html: string; head: string }>;
}

export function prerender(site: {
  renderer: Renderer;
  css: string;
  styleSheet: string;
  starter: string;
  icons: ReadonlyMap<string, string>;
  outDir: string;
  ogImageOf(id: string, language: string): string | null;
  changes: ReadonlyMap<string, string>;
}): Promise<Map<string, string>>;
