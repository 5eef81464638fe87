import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { Pacer, RequestGates } from '../http-edge/request-gates.js';
import { STATIC_CONTENT_GATE, serveStaticContent } from '../http-edge/static-content.js';
import { serveGuide } from './guide-page.js';

const require = createRequire(import.meta.url);

/** Limits for all clients together. The documentation page loads seven files. */
const DOCUMENTS_PER_SECOND = 50;
const DOCUMENTS_AT_ONCE = 20;

/**
 * Nest's own page has inline styles, which the content security policy forbids. This page has none. Its links are
 * painted before Swagger UI's large style sheet arrives, because that one follows them.
 */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Kisan Canteen API</title>
<link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/guide.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body>
<nav class="docs-nav" aria-label="Guide">
<a href="/api/docs/guide#connect-in-five-minutes">Connect in five minutes</a>
<a href="/api/docs/guide#events">Events</a>
<a href="/api/docs/guide#webhooks">Webhooks</a>
<a href="/api/docs/guide#forms-on-other-sites">Forms on other sites</a>
<a href="/api/docs/guide#imports">Imports</a>
<a href="/api/openapi.json">openapi.json</a>
<a href="/api/openapi.yaml">openapi.yaml</a>
</nav>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<div id="swagger-ui"></div>
</body>
</html>
`;

/**
 * The tags are closed, because the list of all calls is 15 screens long on a phone. The list of schemas is off, because
 * it took most of the rendering time. The description is collapsed, so that authorization and filter are at the top.
 * The authorization is kept after a reload.
 */
const START = `/** Before something is typed, the filter is the setting \`true\`. */
const typedFilter = (layoutSelectors) => {
  const filter = layoutSelectors.currentFilter();
  return typeof filter === 'string' && filter !== 'true' ? filter : '';
};
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  persistAuthorization: true,
  plugins: [
    // Ids use the text input: Swagger UI has no input for this format and shows a warning.
    ({ React, getComponent }) => ({
      components: {
        JsonSchema_string_uuid: (props) => React.createElement(getComponent('JsonSchema_string'), props),
      },
    }),
    ({ React, getComponent, specSelectors }) => ({
      statePlugins: { spec: { wrapSelectors: { selectInfoDescriptionField: () => () => '' } } },
      wrapComponents: {
        OAS31Info: (Info) => (props) =>
          React.createElement(
            React.Fragment,
            null,
            React.createElement(Info, props),
            React.createElement(
              'details',
              null,
              React.createElement('summary', null, 'About this API'),
              React.createElement(getComponent('Markdown', true), { source: specSelectors.info().get('description') }),
            ),
          ),
      },
    }),
    // Resolves references faster: Swagger UI's own code takes seconds, at the start and for each operation. All
    // references are within the document. Merges allOf, because examples need one schema.
    {
      fn: {
        resolveSubtree: async (document, path) => {
          const at = (keys) => keys.reduce((value, key) => value?.[key], document);
          const joined = ({ allOf, ...own }) =>
            (allOf ? [...allOf, own] : [own]).reduce((all, part) => ({
              ...all,
              ...part,
              ...(all.properties && part.properties && { properties: { ...all.properties, ...part.properties } }),
              ...(all.required && part.required && { required: [...all.required, ...part.required] }),
            }));
          const resolve = (value, within) => {
            if (typeof value !== 'object' || value === null) return value;
            if (Array.isArray(value)) return value.map((item) => resolve(item, within));
            const { $ref, ...rest } = value;
            if (typeof $ref === 'string') {
              if (within.includes($ref)) return value;
              const found = at($ref.slice(2).split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')));
              return { ...resolve(found, [...within, $ref]), ...resolve(rest, within), $$ref: $ref };
            }
            return joined(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, within)])));
          };
          return { spec: resolve(at(path), []), errors: [] };
        },
      },
    },
    // Opens the tags that the filter has found.
    () => ({
      statePlugins: {
        layout: {
          wrapSelectors: {
            isShown: (isShown, { layoutSelectors }) => (state, at, isShownAtFirst) =>
              isShown(at, isShownAtFirst || (at[0] === 'operations-tag' && typedFilter(layoutSelectors) !== '')),
          },
        },
      },
    }),
    // Filters by method, path and summary too: Swagger UI's own filter knows only tags.
    ({ React }) => ({
      components: {
        FilterContainer: ({ layoutSelectors, layoutActions }) =>
          React.createElement(
            'div',
            { className: 'filter wrapper' },
            React.createElement('input', {
              className: 'operation-filter-input',
              type: 'search',
              placeholder: 'Filter by path, summary or tag',
              'aria-label': 'Filter',
              value: typedFilter(layoutSelectors),
              onChange: ({ target }) => layoutActions.updateFilter(target.value),
            }),
          ),
      },
      fn: {
        opsFilter: (tags, typed) => {
          const phrase = typed.trim().toLowerCase();
          const fits = (operation) =>
            [operation.get('method'), operation.get('path'), operation.getIn(['operation', 'summary'])]
              .join(' ').toLowerCase().includes(phrase);
          return tags
            .map((tag, name) =>
              name.toLowerCase().includes(phrase) ? tag : tag.update('operations', (operations) => operations.filter(fits)),
            )
            .filter((tag) => tag.get('operations').size > 0);
        },
      },
    }),
  ],
});
`;

type YamlOf = (document: OpenAPIObject) => string;

const FILES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
} as const;

/**
 * Serves the document at /api/openapi.json and .yaml, and Swagger UI at /api/docs. The code that builds the document is
 * loaded on the first request, to save memory.
 */
export function serveApiDocs(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const pacer = new Pacer(DOCUMENTS_PER_SECOND, DOCUMENTS_AT_ONCE);
  app.get(RequestGates).add(STATIC_CONTENT_GATE, () => pacer.wait());
  let made: OpenAPIObject | undefined;
  const serve = (path: string, type: string, write: (document: OpenAPIObject, yamlOf: YamlOf) => string) =>
    serveStaticContent(fastify, path, `${type}; charset=utf-8`, async () => {
      const { describeApi, yamlOf } = await import('./api-document.js');
      made ??= describeApi(app);
      return Buffer.from(write(made, yamlOf));
    });
  serve('/api/openapi.json', 'application/json', (document) => JSON.stringify(document));
  serve('/api/openapi.yaml', 'text/yaml', (document, yamlOf) => yamlOf(document));
  serveSwaggerUi(fastify);
  serveGuide(fastify);
}

function serveSwaggerUi(fastify: FastifyInstance): void {
  const folder = dirname(require.resolve('swagger-ui-dist/package.json'));
  serveStaticContent(fastify, '/api/docs', 'text/html; charset=utf-8', () => Buffer.from(PAGE));
  serveStaticContent(fastify, '/api/docs/start.js', 'text/javascript; charset=utf-8', () => Buffer.from(START));
  for (const [name, type] of Object.entries(FILES)) {
    serveStaticContent(fastify, `/api/docs/${name}`, type, () => readFile(join(folder, name)));
  }
}
