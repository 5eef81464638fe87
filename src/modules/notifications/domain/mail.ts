/** A mail, ready to be sent. */
export interface Mail {
  /** The same for every try, so that a mailbox that gets it twice shows it once. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The recipient's server will not take this mail, however often it is tried. */
export class MailRefused extends Error {}

/** Fails with `MailRefused`, or with anything else where it is worth another try; no failure's message names a person. */
export abstract class MailSender {
  abstract send(mail: Mail): Promise<void>;
}
