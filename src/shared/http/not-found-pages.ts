import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';

/** The prerendered not-found page of each language, read once. */
export class NotFoundPages {
  private readonly english: string;
  private readonly hindi: string;

  constructor(siteDirectory: string) {
    this.english = read(join(siteDirectory, '404.html'));
    this.hindi = read(join(siteDirectory, 'hi/404.html')) || this.english;
  }

  send(path: string, reply: FastifyReply): void {
    const page = path === '/hi' || path.startsWith('/hi/') ? this.hindi : this.english;
    void reply.status(404).header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page);
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
