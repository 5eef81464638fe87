import { COMPANY } from '../../../content/company';
import { offlinePage as english } from '../../../content/en/offline';
import { offlinePage as hindi } from '../../../content/hi/offline';

const STYLE = `
body{margin:0;background:#fbf6ea;color:#1e2a1c;font:1.0625rem/1.6 system-ui,"Noto Sans Devanagari",sans-serif}
header{padding:1rem 1.25rem;background:#174f2b;color:#fff;font-weight:700;font-size:1.25rem}
main{max-width:36rem;margin:0 auto;padding:2rem 1.25rem}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.25;color:#174f2b}
h2{margin:2rem 0 .5rem;font-size:1.125rem}
ul{margin:0;padding:0;list-style:none}
a{color:#1e6b3a;font-weight:700}
li a{display:block;padding:.75rem 0;border-bottom:1px solid #d9cfb6}
.again{display:inline-block;margin:.5rem 0;padding:.75rem 1.5rem;border-radius:.25rem;background:#1e6b3a;color:#fff;text-decoration:none}
a:focus-visible{outline:3px solid #b5462a;outline-offset:3px}`;

/** Returns the page for an address that is not cached: a list of the cached pages, and the phone number. */
export async function offlinePage(path: string, pages: readonly { path: string; title: string }[]): Promise<Response> {
  const language = isHindi(path) ? 'hi' : 'en';
  const texts = language === 'hi' ? hindi : english;
  const links = pages
    .filter((page) => isHindi(page.path) === (language === 'hi'))
    .map((page) => `<li><a href="${escaped(page.path)}">${escaped(page.title)}</a></li>`);
  const cached = links.length > 0 ? `<h2>${texts.cached}</h2><ul>${links.join('')}</ul>` : '';
  const { phone } = COMPANY;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${texts.title}</title><style>${STYLE}</style></head><body><header>${texts.company}</header><main><h1>${texts.title}</h1><p>${texts.text}</p><p><a class="again" href="">${texts.again}</a></p><p>${texts.call} <a href="${phone.href}">${phone.label}</a></p>${cached}</main></body></html>`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}

export function titleOf(html: string): string | null {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return title?.split(' | ')[0]?.trim() || null;
}

function isHindi(path: string): boolean {
  return /^\/hi(\/|$)/.test(path);
}

function escaped(text: string): string {
  // `&` is already escaped, because titles come from HTML. Only attacks have `<` or `"` in paths.
  return text.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
