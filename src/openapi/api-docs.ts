import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serveStaticContent } from '../shared/http/static-content.js';

const require = createRequire(import.meta.url);

/** The page of Nest's own set-up has inline styles, which the site's policy refuses; this one has files only. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Kisan Canteen API</title>
<link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null });
`;

/** Files of the package that the page asks for. */
const FILES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
} as const;

/** Swagger UI at /api/docs, showing /api/openapi.json. */
export function serveSwaggerUi(fastify: FastifyInstance): void {
  const folder = dirname(require.resolve('swagger-ui-dist/package.json'));
  serveStaticContent(fastify, '/api/docs', 'text/html; charset=utf-8', () => Buffer.from(PAGE));
  serveStaticContent(fastify, '/api/docs/start.js', 'text/javascript; charset=utf-8', () => Buffer.from(START));
  for (const [name, type] of Object.entries(FILES)) {
    serveStaticContent(fastify, `/api/docs/${name}`, type, () => readFile(join(folder, name)));
  }
}
