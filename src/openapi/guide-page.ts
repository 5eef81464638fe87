import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serveStaticContent } from '../http-edge/static-content.js';
import { PROJECT_ROOT } from '../http-edge/static-site.js';
import { escapeHtml } from '../shared/domain/html.js';

const GUIDE = join(PROJECT_ROOT, 'docs/integrations.md');

/** Where links of the document lead on the page, which is not in the repository. */
const SERVED: Readonly<Record<string, string>> = { '../openapi.yaml': '/api/openapi.yaml' };

/** Serves docs/integrations.md as a page at /api/docs/guide. The renderer is loaded on the first request. */
export function serveGuide(fastify: FastifyInstance): void {
  serveStaticContent(fastify, '/api/docs/guide', 'text/html; charset=utf-8', async () =>
    Buffer.from(await guidePage(await readFile(GUIDE, 'utf8'))),
  );
  serveStaticContent(fastify, '/api/docs/guide.css', 'text/css; charset=utf-8', () => Buffer.from(STYLES));
}

/** Returns the page of a Markdown document, with a table of its `##` headings. */
export async function guidePage(markdown: string): Promise<string> {
  const { Marked, Renderer } = await import('marked');
  const sections: { id: string; title: string }[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const title = this.parser.parseInline(tokens);
        const id = anchorOf(text);
        if (depth === 2) sections.push({ id, title });
        return depth === 1 ? `<h1>${title}</h1>\n` : `<h${depth} id="${id}">${title}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const target = SERVED[href] ?? href;
        // Other files of the repository are not served.
        return /^(?:https:|#|\/)/.test(target) ? `<a href="${target}">${text}</a>` : text;
      },
      code({ text, lang }) {
        // Keyboards can scroll only what has the focus.
        return `<pre tabindex="0"${lang ? ` data-language="${lang}"` : ''}><code>${escapeHtml(text)}\n</code></pre>\n`;
      },
      table(token) {
        return `<div class="table" tabindex="0">${Renderer.prototype.table.call(this, token)}</div>\n`;
      },
    },
  });
  const article = await marked.parse(markdown);
  const title = /<h1>(.*?)<\/h1>/.exec(article)?.[1] ?? '';
  const contents = sections.map(({ id, title: name }) => `<li><a href="#${id}">${name}</a></li>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Kisan Canteen API</title>
<link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/guide.css">
</head>
<body class="guide">
<nav aria-label="Contents">
<a href="/api/docs">← All API calls</a>
<ul>
${contents}
</ul>
</nav>
<main>
${article}</main>
</body>
</html>
`;
}

/** Returns the id that GitHub gives a heading, so that links work in both places. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

const STYLES = `/* Blocks: guide (/api/docs/guide), docs-nav (/api/docs) */
:root {
  --leaf: #12402a;
  --green: #1e6b3a;
  --ink: #1e2a1c;
  --rule: #d9ddd6;
  --shade: #f4f6f3;
  --code: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
}
* {
  box-sizing: border-box;
}
html {
  font: 100%/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  scroll-padding-top: 1rem;
}
body {
  margin: 0;
  color: var(--ink);
  background: #fff;
}
:focus-visible {
  outline: 2px solid var(--green);
  outline-offset: 2px;
}

.docs-nav {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  align-items: center;
  max-width: 1460px;
  margin: 0 auto;
  padding: 0.75rem 1.25rem 0;
}
.docs-nav a {
  padding: 0.5rem 0;
  color: var(--green);
}
.docs-nav a:first-child {
  padding: 0.5rem 1rem;
  color: #fff;
  font-weight: 600;
  text-decoration: none;
  background: var(--green);
  border-radius: 0.25rem;
}
.docs-nav a:first-child:hover {
  background: var(--leaf);
}
/* Swagger UI with less space, a filter of the whole width, and readable colours. Its style sheet follows this one. */
body .swagger-ui .info {
  margin: 1.25rem 0;
}
body .swagger-ui .info hgroup.main {
  margin-bottom: 0.75rem;
}
body .swagger-ui .scheme-container {
  margin-bottom: 0;
  padding: 0.75rem 0;
}
body .swagger-ui .filter .operation-filter-input {
  width: 100%;
  max-width: none;
  margin: 1rem 0 0.5rem;
}
body .swagger-ui .opblock-tag {
  padding: 0.375rem 0.25rem;
  font-size: 1.125rem;
}
body .swagger-ui .opblock-tag:not([data-is-open="true"]) {
  margin: 0;
}
body .swagger-ui .info .main .link {
  display: none;
}
body .swagger-ui .info a {
  color: var(--green);
}
body .swagger-ui .btn.authorize {
  color: var(--green);
  border-color: var(--green);
}
body .swagger-ui button.btn.authorize svg {
  color: var(--green);
}

.guide {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 3rem;
  max-width: 78rem;
  margin: 0 auto;
  padding: 1rem 1rem 4rem;
}
.guide nav {
  padding-bottom: 0.75rem;
  border-bottom: 1px solid var(--rule);
}
.guide nav ul {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
}
.guide nav a {
  display: inline-block;
  padding: 0.375rem 0;
}
.guide a {
  color: var(--green);
}
.guide a:hover {
  color: var(--leaf);
}
.guide main {
  min-width: 0;
}
.guide h1,
.guide h2,
.guide h3 {
  margin: 2.5rem 0 0.75rem;
  color: var(--leaf);
  line-height: 1.25;
}
.guide h1 {
  margin-top: 1.5rem;
  font-size: 2rem;
}
.guide h2 {
  font-size: 1.5rem;
}
.guide h3 {
  margin-top: 2rem;
  font-size: 1.125rem;
}
.guide p,
.guide li {
  overflow-wrap: anywhere;
}
.guide :is(h1, h2, h3, p, li) {
  max-width: 50rem;
}
.guide main ul,
.guide main ol {
  padding-left: 1.5rem;
}
.guide main li {
  margin: 0.375rem 0;
}
.guide code {
  font: 0.875em var(--code);
}
.guide pre code {
  font: 0.8125rem/1.6 var(--code);
}
.guide :is(p, li, td, th) code {
  padding: 0.125em 0.25em;
  background: var(--shade);
  border-radius: 0.25rem;
}
.guide pre {
  margin: 1rem 0;
  padding: 0.875rem 1rem;
  overflow-x: auto;
  background: var(--shade);
  border: 1px solid var(--rule);
  border-radius: 0.375rem;
}
.guide details {
  margin: 0.5rem 0;
  border: 1px solid var(--rule);
  border-radius: 0.375rem;
}
.guide summary {
  padding: 0.5rem 1rem;
  color: var(--leaf);
  font-weight: 600;
  cursor: pointer;
}
.guide details pre {
  margin: 0;
  border-width: 1px 0 0;
  border-radius: 0;
}
.guide .table {
  margin: 1rem 0;
  overflow-x: auto;
}
.guide table {
  border-collapse: collapse;
}
.guide th,
.guide td {
  padding: 0.5rem 1.5rem 0.5rem 0;
  text-align: left;
  vertical-align: top;
  border-bottom: 1px solid var(--rule);
}

@media (width >= 64rem) {
  .guide {
    grid-template-columns: 13rem minmax(0, 1fr);
    padding-top: 2rem;
  }
  .guide nav {
    position: sticky;
    top: 2rem;
    align-self: start;
    border: 0;
  }
  .guide nav ul {
    display: block;
    margin-top: 0.5rem;
    padding-top: 0.5rem;
    border-top: 1px solid var(--rule);
  }
  .guide h1 {
    margin-top: 0;
  }
}
`;
