import type { Api } from './api.js';
import type { Answer, Schema } from './api-client.js';
import { waitFor } from './wait-for.js';

export type Import = Schema<'Import'>;
export type ImportRow = Schema<'ImportRow'>;

const WORKING = ['reading', 'checking', 'importing', 'undoing'];

/** The calls of an import, as a user or key makes them. */
export class Imports {
  constructor(
    private readonly api: Pick<Api, 'raw' | 'url'>,
    private readonly token: string,
  ) {}

  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls
  send(method: string, path: string, body?: object): Promise<Answer<any>> {
    return this.api.raw(method, `/api/imports${path}`, { token: this.token, ...(body && { body }) });
  }

  /** Sends a part of the file. Returns the status, with the code of a failure. */
  async put(id: string, number: number, bytes: Uint8Array, contentType = 'application/octet-stream'): Promise<string> {
    const answer = await fetch(`${this.api.url}/api/imports/${id}/parts/${number}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${this.token}`, 'Content-Type': contentType },
      body: new Uint8Array(bytes),
    });
    const { code } = (await answer.json()) as { code?: string };
    return [answer.status, code].filter(Boolean).join(' ');
  }

  async find(id: string): Promise<Import> {
    return (await this.send('GET', `/${id}`)).body.data;
  }

  /** Waits until the server has nothing to do for the import. */
  async settled(id: string): Promise<Import> {
    let found = await this.find(id);
    await waitFor('the step of the import', async () => {
      found = await this.find(id);
      return !WORKING.includes(found.state);
    });
    return found;
  }

  async upload(file: string | Uint8Array, fileName = 'leads.csv'): Promise<Import> {
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
    const { body } = await this.send('POST', '', { fileName, size: bytes.length });
    for (let at = 0, part = 0; at < bytes.length; part += 1, at += PART_BYTES) {
      await this.put(body.data._id, part, bytes.subarray(at, at + PART_BYTES));
    }
    return this.settled(body.data._id);
  }

  /** Makes a call for the next step, and waits for the step. */
  async step(id: string, name: 'read' | 'check' | 'start' | 'cancel' | 'undo', body: object = {}): Promise<Import> {
    const answer = await this.send('POST', `/${id}/${name}`, body);
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text}`);
    return this.settled(id);
  }

  async check(file: string | Uint8Array, options: object): Promise<Import> {
    return this.step((await this.upload(file))._id, 'check', options);
  }

  async run(file: string | Uint8Array, options: object): Promise<Import> {
    return this.step((await this.check(file, options))._id, 'start');
  }

  async rows(id: string, query = ''): Promise<ImportRow[]> {
    return (await this.send('GET', `/${id}/rows?limit=100${query}`)).body.data;
  }
}

const PART_BYTES = 1024 * 1024;
