import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServeStaticModuleOptions } from '@nestjs/serve-static';
import type { FastifyReply } from 'fastify';

/** The folder with package.json, seen from both `dist/server/src/http-edge` and `src/http-edge`. */
export const PROJECT_ROOT = projectRoot();

/** The built site. */
export const SITE_DIRECTORY = join(PROJECT_ROOT, 'dist/site');

/** For responses that are not pages: they must not load anything, and no page may frame them. */
export const DENY_ALL_POLICY = "default-src 'none';frame-ancestors 'none'";

const HASHED = /[/\\](assets|pictures|fonts)[/\\]/;

/** Scripts that show a form on other sites. Their addresses never change, so browsers ask again after an hour. */
const EMBED = /[/\\]embed[/\\][^/\\]+$/;

const FOREVER = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

/** Options of the static module. The list is empty if the site is not built, as in API tests. */
export function staticSite(): ServeStaticModuleOptions[] {
  if (!existsSync(SITE_DIRECTORY)) return [];
  return [
    {
      rootPath: SITE_DIRECTORY,
      // Otherwise the module would serve the home page at unknown addresses. The problem filter sends the 404 page.
      renderPath: '/__never__',
      serveStaticOptions: {
        preCompressed: true,
        redirect: false,
        cacheControl: false,
        // Each matching file adds routes of a few KB. Compressed files are found next to the originals anyway.
        globIgnore: ['**/*.br', '**/*.gz'],
        // Needed for /.well-known.
        serveDotFiles: true,
        setHeaders: ((reply: FastifyReply, path: string) => {
          const isHashed = HASHED.test(path);
          const isEmbed = EMBED.test(path);
          void reply.header('Cache-Control', isHashed ? FOREVER : isEmbed ? ONE_HOUR : 'no-cache');
          // The pages' own policy contains hashes of inline blocks and would add 0.5 KB to every response.
          if (isHashed || isEmbed) void reply.header('Content-Security-Policy', DENY_ALL_POLICY);
          if (isEmbed) void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
        }) as never,
      } as NonNullable<ServeStaticModuleOptions['serveStaticOptions']>,
    },
  ];
}

/** Returns the hashes of the built pages' inline blocks, as a policy lists them: `'sha256-...'`. */
export function inlineHashes(): { styleHashes: string[]; scriptHashes: string[] } {
  const file = join(SITE_DIRECTORY, 'csp.json');
  if (!existsSync(file)) return { styleHashes: [], scriptHashes: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as { styleHashes: string[]; scriptHashes: string[] };
}

function projectRoot(): string {
  const here = fileURLToPath(new URL('.', import.meta.url));
  return join(here, here.includes(join('dist', 'server')) ? '../../../..' : '../..');
}
