import { createHmac, hkdfSync } from 'node:crypto';
import { normalizeEmail } from './email.js';
import { parsePhone } from './phone.js';

/** Values whose names end with one of these words can still be searched for after they are erased. */
const REFERENCED = new Set(['email', 'phone', 'search']);

type Reference = string | { readonly from?: string; readonly to?: string };

/**
 * Keyed hashes of personal values. All spellings of a value have the same hash. Even after the values are erased, equal
 * hashes prove that two rows refer to the same email, phone or search text. Without the server's secret, they reveal
 * nothing.
 */
export class AuditReferences {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'audit references', 32));
  }

  /** Returns the references for an event's emails, phones and search texts, by value name. */
  of(personal: Readonly<Record<string, unknown>>): Record<string, Reference> {
    const { changes, ...values } = personal;
    const references: Record<string, Reference> = {};
    for (const [name, value] of Object.entries({ ...values, ...(isRecord(changes) && changes) })) {
      const kind = name.split('.').at(-1) ?? '';
      if (!REFERENCED.has(kind)) continue;
      const reference = isRecord(value) ? this.ofChange(kind, value) : this.ofText(kind, value);
      if (reference !== undefined) references[name] = reference;
    }
    return references;
  }

  private ofChange(kind: string, change: Readonly<Record<string, unknown>>): Reference {
    const from = this.ofText(kind, change['from']);
    const to = this.ofText(kind, change['to']);
    return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  }

  private ofText(kind: string, value: unknown): string | undefined {
    if (typeof value !== 'string') return undefined;
    const phone = kind === 'phone' ? parsePhone(value).e164 : null;
    const normalized =
      phone ?? (kind === 'email' ? normalizeEmail(value) : value.normalize('NFKC').trim()).toLowerCase();
    return createHmac('sha256', this.key).update(normalized).digest('base64url').slice(0, 22);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
