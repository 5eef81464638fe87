/** A real SMTP server for tests. It stores emails and can refuse them. */
import { SMTPServer } from 'smtp-server';
import { waitFor } from './wait-for.js';

export interface ReceivedMail {
  /** The decoded values, by lower-case header name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly rawHeaders: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
  readonly html: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** All recipients of delivery attempts, with repeats. */
  readonly triedRecipients: readonly string[];
  /** Recipients that the server refuses, permanently (550) or temporarily (450). */
  readonly refused: Map<string, 450 | 550>;
  /** Recipients whose next email the server accepts but reports as failed. */
  readonly takenAndDenied: Set<string>;
  /** If set, the server accepts the content of an email but responds only when this promise resolves. */
  holdAnswers: Promise<void> | null;
  /** Returns the first email to this address that no earlier call returned. */
  next(to: string): Promise<ReceivedMail>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  const refused = new Map<string, 450 | 550>();
  let port = 0;
  let server: SMTPServer | undefined;
  const mailServer = {
    received,
    refused,
    triedRecipients: [] as string[],
    takenAndDenied: new Set<string>(),
    holdAnswers: null as Promise<void> | null,
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    next: async (to: string) => {
      const find = () => received.find((mail) => mail.to.includes(to) && !taken.has(mail));
      await waitFor(`a mail to ${to}`, find);
      const mail = find()!;
      taken.add(mail);
      return mail;
    },
    stop: () => new Promise<void>((resolve) => server?.close(resolve)),
    start: async () => {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['AUTH', 'STARTTLS'],
        closeTimeout: 100,
        onRcptTo: ({ address }, _session, answer) => {
          mailServer.triedRecipients.push(address);
          const code = refused.get(address);
          answer(code ? Object.assign(new Error(`<${address}> not here`), { responseCode: code }) : undefined);
        },
        onData: (stream, { envelope }, answer) => {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', async () => {
            const to = envelope.rcptTo.map(({ address }) => address);
            const from = envelope.mailFrom ? envelope.mailFrom.address : '';
            received.push({ ...parsed(Buffer.concat(chunks).toString('latin1')), from, to });
            await mailServer.holdAnswers;
            const fails = to.some((one) => mailServer.takenAndDenied.delete(one));
            answer(fails ? Object.assign(new Error('Disk full'), { responseCode: 452 }) : undefined);
          });
        },
      });
      server.on('error', () => undefined);
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
      const address = server.server.address();
      if (address && typeof address === 'object') port = address.port;
    },
  };
  await mailServer.start();
  return mailServer;
}

function parsed(raw: string): Pick<ReceivedMail, 'headers' | 'rawHeaders' | 'text' | 'html'> {
  const [head = '', body = ''] = splitOnce(raw, '\r\n\r\n');
  const headers = headersOf(head);
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  const parts = (boundary ? body.split(`--${boundary}`) : []).map((part) => splitOnce(part, '\r\n\r\n'));
  const partOf = (type: string) => {
    const [partHead = '', content = ''] = parts.find(([one]) => one?.includes(type)) ?? [];
    const encoding = headersOf(partHead)['content-transfer-encoding']?.toLowerCase();
    return decoded(content, encoding).replaceAll('\r\n', '\n').trim();
  };
  return { headers, rawHeaders: head, text: partOf('text/plain'), html: partOf('text/html') };
}

function splitOnce(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + at.length)];
}

function headersOf(head: string): Record<string, string> {
  const lines = head
    .trim()
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [name, value] = splitOnce(line, ':');
      return [name.toLowerCase(), wordsOf(value.trim())];
    }),
  );
}

function wordsOf(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toLowerCase() === 'b' ? `{{${text}}}` : decoded(text.replaceAll('_', ' '), 'quoted-printable'),
    )
    .replace(/\{\{([^}]*)\}\}/g, (_, text: string) => Buffer.from(text, 'base64').toString('utf8'));
}

function decoded(content: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8');
  const bytes =
    encoding === 'quoted-printable'
      ? content
          .replace(/=\r\n/g, '')
          .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : content;
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
