import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { Algorithm, hash } from '@node-rs/argon2';
import { LEAD_TYPE_NAMES } from '../../../src/lead-types/lead-types.js';
import { newWebhookSecret, WebhookSecrets } from '../../../src/modules/integrations/domain/webhook.js';
import { PERMISSIONS } from '../../../src/modules/users/domain/permissions.js';
import { ADMIN } from '../../support/admin.js';
import { type Api } from '../../support/api.js';
import type { Schema } from '../../support/api-client.js';
import { deleteAllLeads } from '../../support/delete-all-leads.js';
import { allMatched } from '../../support/matched.js';
import { addImport, IMPORT_STATES, IMPORTED_FILE, type ImportState } from '../../support/stored-imports.js';
import { BOT_SIGNS, smallestSubmission } from '../../support/submissions.js';

export const FUZZ_SECRET = 'a secret that only the fuzz signs its sessions with';
export const USER_COUNT = 4;
export const VIEW_COUNT = 3;
export const KEY_COUNT = 3;
export const WEBHOOK_COUNT = 3;
/** No host has these names. */
export const WEBHOOK_URLS = ['https://erp.invalid/leads', 'https://crm.invalid/events'];
/** Other sessions of the administrator, besides the calling one. */
export const SESSION_COUNT = 3;
/** One lead of each type, and one of suspected spam. */
export const LEAD_COUNT = LEAD_TYPE_NAMES.length + 1;

/** The callers: an administrator, a manager with every permission, an agent with none. */
export const CALLERS = ['admin', 'manager', 'agent'] as const;
export type Caller = (typeof CALLERS)[number];

export const BAD_TOKENS = ['wrong-secret', 'no-algorithm', 'expired', 'no-session', 'ended-session', 'cut'] as const;

const RIGHTS = {
  admin: { role: 'admin', permissions: [], leadTypes: [] },
  manager: { role: 'manager', permissions: PERMISSIONS, leadTypes: LEAD_TYPE_NAMES },
  agent: { role: 'agent', permissions: [], leadTypes: LEAD_TYPE_NAMES.slice(0, 6) },
} as const;

/** The users and leads in the requests. Requests damage this world, so it is reset regularly. */
export class FuzzWorld {
  private slots = new Map<string, string>();
  private passwordHash: string | undefined;
  private readonly jwt = new JwtService({ secret: FUZZ_SECRET, signOptions: { algorithm: 'HS256', expiresIn: '1h' } });
  private readonly webhookSecrets = new WebhookSecrets(FUZZ_SECRET);

  constructor(private readonly api: Api) {}

  async renew(): Promise<void> {
    this.passwordHash ??= await hash(ADMIN.password, { algorithm: Algorithm.Argon2id, memoryCost: 1_024, timeCost: 1 });
    const slots = new Map<string, string>();
    // First, so that the server imports no leads while these are deleted.
    await this.api.sql('DELETE FROM imports');
    await deleteAllLeads(this.api);
    await this.api.sql('DELETE FROM assignment_rules');
    await this.api.sql('DELETE FROM saved_views');
    await this.api.sql('DELETE FROM notifications');
    await this.api.sql('DELETE FROM webhooks');
    await this.api.sql('DELETE FROM api_keys');
    await this.api.sql('DELETE FROM users WHERE email <> $1', [ADMIN.email]);
    for (const caller of CALLERS) {
      const id = await this.addUser(`${caller}@fuzz.example`, caller);
      slots.set(caller, this.sign(id, await this.addSession(id)));
      if (caller !== 'admin') continue;
      this.addBadTokens(slots, id, await this.addSession(id, true));
      for (let index = 0; index < VIEW_COUNT; index += 1) slots.set(`view${index}`, await this.addView(id, index));
      for (let index = 0; index < KEY_COUNT; index += 1) slots.set(`key${index}`, await this.addKey(id));
      for (let index = 0; index < WEBHOOK_COUNT; index += 1) {
        const [webhook, delivery] = await this.addWebhook(slots.get(`key${index}`) ?? '');
        slots.set(`webhook${index}`, webhook).set(`delivery${index}`, delivery);
      }
      // The server works on them if a request asks for the next step.
      for (const state of IMPORT_STATES) slots.set(`import-${state}`, await this.addImport(id, state));
      for (let index = 0; index < SESSION_COUNT; index += 1) slots.set(`session${index}`, await this.addSession(id));
    }
    for (let index = 0; index < USER_COUNT; index += 1) {
      slots.set(`user${index}`, await this.addUser(`user${index}@fuzz.example`, CALLERS[(index + 1) % 3] ?? 'agent'));
    }
    for (let index = 0; index < LEAD_COUNT; index += 1) slots.set(`lead${index}`, await this.addLead(index));
    await this.api.sql('UPDATE leads SET in_pool = TRUE WHERE id = $1', [slots.get('lead1')]);
    // The examples of the call that tracks a request.
    await this.api.sql(`UPDATE leads SET reference = '7ZK4M0QXJD', phone = '98765 43210' WHERE id = $1`, [
      slots.get('lead2'),
    ]);
    slots.set('rule', await this.addRule());
    slots.set('share-out', await this.addShareOut(slots));
    slots.set('template', await this.addTemplate());
    await this.addParts(slots);
    await this.mergePair(slots);
    this.slots = slots;
  }

  /** Replaces each `~slot~` in the text with its current id or token. */
  filled(text: string): string {
    return text.replace(/~([a-z-]+\d*)~/g, (slot, name: string) => this.slots.get(name) ?? slot);
  }

  private addBadTokens(slots: Map<string, string>, userId: string, endedSession: string): void {
    const good = slots.get('admin') ?? '';
    const claims = { subject: userId, jwtid: randomUUID() };
    const [, payload] = good.split('.');
    slots.set('wrong-secret', this.jwt.sign({}, { ...claims, secret: 'another secret, guessed by somebody' }));
    slots.set('no-algorithm', `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`);
    slots.set('expired', this.jwt.sign({}, { ...claims, expiresIn: -60 }));
    slots.set('no-session', this.jwt.sign({}, claims));
    slots.set('ended-session', this.sign(userId, endedSession));
    slots.set('cut', good.slice(0, -4));
  }

  private sign(userId: string, sessionId: string): string {
    return this.jwt.sign({}, { subject: userId, jwtid: sessionId });
  }

  private async addUser(email: string, rights: Caller): Promise<string> {
    const id = randomUUID();
    const { role, permissions, leadTypes } = RIGHTS[rights];
    await this.api.sql(
      `INSERT INTO users (id, name, email, password_hash, role, permissions, lead_types) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, email, email, this.passwordHash, role, [...permissions], [...leadTypes]],
    );
    return id;
  }

  private async addSession(userId: string, isEnded = false): Promise<string> {
    const id = randomUUID();
    await this.api.sql(
      `INSERT INTO sessions (id, user_id, expires_at, revoked_at)
       VALUES ($1, $2, now() + interval '1 hour', CASE WHEN $3 THEN now() END)`,
      [id, userId, isEnded],
    );
    return id;
  }

  private async addView(userId: string, index: number): Promise<string> {
    const id = randomUUID();
    await this.api.sql('INSERT INTO saved_views (id, user_id, name, query) VALUES ($1, $2, $3, $4)', [
      id,
      userId,
      `View ${index}`,
      'status=new',
    ]);
    return id;
  }

  private async addKey(userId: string): Promise<string> {
    const id = randomUUID();
    await this.api.sql(
      `INSERT INTO api_keys (id, name, prefix, secret_hash, scopes, lead_types, created_by)
       VALUES ($1, 'ERP', 'kc_fuzz', sha256(random()::text::bytea), '{leads:read,events:read}', '{contact}', $2)`,
      [id, userId],
    );
    return id;
  }

  /** Returns the ids of an enabled webhook and of its delivery. It sends nothing by itself. */
  private async addWebhook(keyId: string): Promise<[string, string]> {
    const [id, delivery] = [randomUUID(), randomUUID()];
    await this.api.sql(
      `INSERT INTO webhooks (id, url, types, lead_types, key_id, payload, disabled_for, secret, retry_at)
       VALUES ($1, $2, '{endpoint.disabled}', '{}', $3, 'thin', NULL, $4, now() + interval '1 day')`,
      [id, WEBHOOK_URLS[0], keyId, this.webhookSecrets.encrypted(newWebhookSecret())],
    );
    await this.api.sql(
      `INSERT INTO webhook_deliveries (id, webhook_id, event_id, event_at, state) VALUES ($1, $2, $1, now(), 'dead')`,
      [delivery, id],
    );
    return [id, delivery];
  }

  private async addImport(userId: string, state: ImportState): Promise<string> {
    const id = await addImport(this.api, userId, state);
    if (state === 'uploading' || state === 'imported') return id;
    await this.api.sql('INSERT INTO import_parts (import_id, number, content) VALUES ($1, 0, $2)', [
      id,
      Buffer.from(IMPORTED_FILE),
    ]);
    return id;
  }

  private async addRule(): Promise<string> {
    const id = randomUUID();
    await this.api.sql(`INSERT INTO assignment_rules (id, lead_type, kind) VALUES ($1, 'newsletter', 'pool')`, [id]);
    return id;
  }

  private async addShareOut(slots: ReadonlyMap<string, string>): Promise<string> {
    const answer = await this.api.raw<Schema<'ShareOutResult'>>('POST', '/api/assignment/share-out', {
      token: slots.get('admin') ?? '',
      body: { leadIds: [slots.get('lead2')], userIds: [slots.get('user0')] },
    });
    if (answer.status !== 200) throw new Error(`Could not share out a lead: ${answer.text}`);
    return answer.body.data._id ?? '';
  }

  private async addTemplate(): Promise<string> {
    const id = randomUUID();
    await this.api.sql('DELETE FROM message_templates');
    await this.api.sql(
      `INSERT INTO message_templates (id, channel, language, name, body) VALUES ($1, 'whatsapp', 'en', 'Hello', 'Hello')`,
      [id],
    );
    return id;
  }

  private async addParts(slots: Map<string, string>): Promise<void> {
    const add = (part: string, body: object) =>
      this.api.raw<{ data: { _id: string } }>('POST', `/api/leads/${slots.get('lead0')}/${part}`, {
        token: slots.get('admin') ?? '',
        body,
      });
    const note = await add('notes', { content: 'Wants to hear of prices' });
    const followUp = await add('follow-ups', { on: '2036-04-22' });
    const message = await add('messages', { channel: 'whatsapp' });
    slots
      .set('note', note.body.data._id)
      .set('follow-up', followUp.body.data._id)
      .set('message', message.body.data._id);
  }

  /** Merges one lead into another: `merged` into `survivor`. */
  private async mergePair(slots: Map<string, string>): Promise<void> {
    const [survivor, merged] = [await this.addLead(0), await this.addLead(0)];
    await allMatched(this.api);
    const answer = await this.api.raw('POST', `/api/leads/${survivor}/merge`, {
      token: slots.get('admin') ?? '',
      body: { other: merged },
    });
    if (answer.status !== 200) throw new Error(`Could not merge two leads: ${answer.text}`);
    slots.set('survivor', survivor).set('merged', merged);
  }

  private async addLead(index: number): Promise<string> {
    const type = LEAD_TYPE_NAMES[index] ?? 'contact';
    const isSpam = index >= LEAD_TYPE_NAMES.length;
    const body = { ...smallestSubmission(type), ...(isSpam && BOT_SIGNS) };
    const answer = await this.api.raw<Schema<'LeadCreatedResult'>>('POST', '/api/leads', { body });
    if (answer.status !== 201) throw new Error(`Could not add a lead of type ${type}: ${answer.text}`);
    return answer.body.data._id;
  }
}
