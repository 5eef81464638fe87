import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServeStaticModuleOptions } from '@nestjs/serve-static';
import type { FastifyReply } from 'fastify';

/** Where the build puts the site: `dist/site`, seen from `dist/server/src/http-edge` and from `src/http-edge` alike. */
export const SITE_DIRECTORY = siteDirectory();

/** For answers that are no page: nothing may be loaded by them, and nobody may frame them. */
export const DENY_ALL_POLICY = "default-src 'none';frame-ancestors 'none'";

/** Files whose name changes with their content. */
const HASHED = /[/\\](assets|pictures|fonts)[/\\]/;

/** The static module's options; none where the site is not built (the API's own tests). */
export function staticSite(): ServeStaticModuleOptions[] {
  if (!existsSync(SITE_DIRECTORY)) return [];
  return [
    {
      rootPath: SITE_DIRECTORY,
      // The module would answer any unknown address with the home page; the problem filter sends the 404 page instead.
      renderPath: '/__never__',
      serveStaticOptions: {
        preCompressed: true,
        redirect: false,
        cacheControl: false,
        // Each file that is found here gets routes of its own, some kilobytes each; the compressed ones are found beside theirs.
        globIgnore: ['**/*.br', '**/*.gz'],
        // Of /.well-known.
        serveDotFiles: true,
        setHeaders: ((reply: FastifyReply, path: string) => {
          const isHashed = HASHED.test(path);
          void reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
          // The policy of pages, with the hashes of what they hold inline, would be half a kilobyte with each of their files.
          if (isHashed) void reply.header('Content-Security-Policy', DENY_ALL_POLICY);
        }) as never,
      } as NonNullable<ServeStaticModuleOptions['serveStaticOptions']>,
    },
  ];
}

/** Hashes of the inline blocks in the built pages, each as a policy writes it: `'sha256-...'`. */
export function inlineHashes(): { styleHashes: string[]; scriptHashes: string[] } {
  const file = join(SITE_DIRECTORY, 'csp.json');
  if (!existsSync(file)) return { styleHashes: [], scriptHashes: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as { styleHashes: string[]; scriptHashes: string[] };
}

function siteDirectory(): string {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const root = here.includes(join('dist', 'server')) ? '../../../..' : '../..';
  return join(here, root, 'dist/site');
}
