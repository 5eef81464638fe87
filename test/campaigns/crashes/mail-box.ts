import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that stores only the recipient and the Message-ID of each email. */
export class MailBox {
  readonly received = new Map<string, Map<string, number>>();
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      // A reverse lookup of 127.0.0.1 takes longer than the rest of the delivery.
      disableReverseLookup: true,
      onData: (stream, { envelope }, answer) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const id = /^message-id:\s*(\S+)/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? 'none';
          for (const { address } of envelope.rcptTo) {
            const ids = this.received.get(address) ?? new Map<string, number>();
            this.received.set(address, ids.set(id, (ids.get(id) ?? 0) + 1));
          }
          answer();
        });
      },
    });
    // A killed server resets its connection.
    this.server.on('error', () => undefined);
  }

  static async open(): Promise<MailBox> {
    const box = new MailBox();
    await new Promise<void>((resolve) => box.server.listen(0, '127.0.0.1', resolve));
    return box;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}
