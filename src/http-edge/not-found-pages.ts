import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';

const PAGE = /\/?index\.html$/;

/** Answers unknown addresses: redirects to the page that differs only in capitals, or sends the not-found page. */
export class NotFoundPages {
  private readonly english: string;
  private readonly hindi: string;
  /** Every address of a page by its small letters. */
  private readonly addresses: ReadonlyMap<string, string>;

  constructor(siteDirectory: string) {
    this.english = read(join(siteDirectory, '404.html'));
    this.hindi = read(join(siteDirectory, 'hi/404.html')) || this.english;
    this.addresses = new Map(pagesIn(siteDirectory).map((address) => [address.toLowerCase(), address]));
  }

  /** Sends the answer to a GET of `path`; a redirect keeps the query. */
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

function pagesIn(siteDirectory: string): string[] {
  try {
    const files = readdirSync(siteDirectory, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => PAGE.test(file)).map((file) => `/${file.replace(PAGE, '')}`);
  } catch {
    return [];
  }
}

/** Without a built site (the API's own tests) an unknown page is a bare 404. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
