import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';

const PAGE = /\/?index\.html$/;

/** Redirects to a page whose address differs only in capitals, or sends the not-found page. */
export class NotFoundPages {
  private readonly english: string;
  private readonly hindi: string;
  private readonly addresses: ReadonlyMap<string, string>;

  constructor(siteDirectory: string) {
    this.english = read(join(siteDirectory, '404.html'));
    this.hindi = read(join(siteDirectory, 'hi/404.html')) || this.english;
    this.addresses = new Map(pagesIn(siteDirectory).map((address) => [address.toLowerCase(), address]));
  }

  /** Answers a GET of `path`. A redirect keeps the query. */
  send(path: string, reply: FastifyReply): void {
    const address = this.addresses.get(path.toLowerCase());
    if (address !== undefined && address !== path) {
      void reply.redirect(address + reply.request.url.slice(path.length), 301);
      return;
    }
    const page = path === '/hi' || path.startsWith('/hi/') ? this.hindi : this.english;
    void reply.status(404).header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page);
  }
}

/** Knows the methods of each API address, to tell an unknown address (404) from a wrong method (405). */
export class AllowedMethods {
  private readonly routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];

  /** Call this before routes are added. */
  register(fastify: FastifyInstance): void {
    fastify.addHook('onRoute', ({ url, method }) => {
      if (!url.startsWith('/api/')) return;
      const segments = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+');
      this.routes.push({ pattern: new RegExp(`^${segments.replace(/\/$/, '')}/?$`), methods: [method].flat() });
    });
  }

  /** Returns the methods of a path, sorted; empty if the path is unknown. Keeps `%2F` encoded, as the router does. */
  at(path: string): string[] {
    const requestedPath = decodeURI(path);
    const fitting = this.routes.filter(({ pattern }) => pattern.test(requestedPath));
    return [...new Set(fitting.flatMap(({ methods }) => methods))].sort();
  }
}

function pagesIn(siteDirectory: string): string[] {
  try {
    const files = readdirSync(siteDirectory, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => PAGE.test(file)).map((file) => `/${file.replace(PAGE, '')}`);
  } catch {
    return [];
  }
}

/** Returns '' without a built site, as in API tests: an unknown page is then a bare 404. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
