import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../../config/env.js';
import { invalidInput } from '../../../shared/domain/failure.js';
import { outgoingAddress } from '../../../shared/domain/outgoing-address.js';
import { RecentSignInService } from '../../auth/application/current-password.service.js';
import { mayGiveKey } from '../../auth/domain/api-key.js';
import { ApiKeyRepository } from '../../auth/domain/api-key.repository.js';
import { notSignedIn } from '../../auth/domain/auth.errors.js';
import { requirePermission, type User } from '../../users/domain/user.js';
import { UserRepository } from '../../users/domain/user.repository.js';
import {
  deliveryNotFound,
  endpointNotAnswering,
  keyBeyondOwnRights,
  webhookKeyUnusable,
  webhookNotEnabled,
  webhookNotFound,
} from '../domain/integration.errors.js';
import {
  type Delivery,
  newWebhookSecret,
  secretText,
  type Webhook,
  type WebhookContent,
  WebhookSecrets,
} from '../domain/webhook.js';
import { type DeliveryPage, WebhookDeliveriesRepository } from '../infrastructure/webhook-deliveries.repository.js';
import { type WebhookEditor, WebhooksRepository } from '../infrastructure/webhooks.repository.js';
import type { KeyManager } from './api-keys.service.js';
import { type Call, isAccepted, WebhookCaller } from './webhook-caller.service.js';

/**
 * A webhook sends what its key can see to an address that the user chose, so users need all rights of the key for every
 * change but a pause. A new address, key or secret needs a recent sign-in, too.
 */
@Injectable()
export class WebhooksService {
  private readonly secrets: WebhookSecrets;

  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly caller: WebhookCaller,
    private readonly keys: ApiKeyRepository,
    private readonly recentSignIn: RecentSignInService,
    private readonly users: UserRepository,
    @Inject(ENV) private readonly env: Env,
  ) {
    this.secrets = new WebhookSecrets(env.jwtSecret);
  }

  list(): Promise<Webhook[]> {
    return this.webhooks.list();
  }

  /** @throws webhookNotFound */
  async find(id: string): Promise<Webhook> {
    return found(await this.webhooks.find(id));
  }

  /** Returns the webhook with its secret, which is not shown again. @throws keyBeyondOwnRights, tooManyWebhooks */
  async create(manager: KeyManager, content: WebhookContent): Promise<{ webhook: Webhook; secret: string }> {
    this.requireAddress(content.url);
    await this.requireKey(manager.signIn.user, content);
    await this.requireKey(await this.confirm(manager), content);
    const secret = newWebhookSecret();
    const webhook = await this.webhooks.add(content, this.secrets.encrypted(secret), editorOf(manager));
    return { webhook, secret: secretText(secret) };
  }

  /** @throws webhookNotFound, keyBeyondOwnRights */
  async update(manager: KeyManager, id: string, changes: Partial<WebhookContent>): Promise<Webhook> {
    const webhook = await this.find(id);
    const { isPaused, ...others } = changes;
    const isOnlyPause = isPaused === true && Object.keys(others).length === 0;
    if (Object.keys(changes).length === 0) return webhook;
    if (changes.url !== undefined) this.requireAddress(changes.url);
    const requireKeys = async (user: User) => {
      const former = await this.keys.find(webhook.key.id);
      if (former && !mayGiveKey(user, former)) throw keyBeyondOwnRights();
      await this.requireKey(user, { keyId: webhook.key.id, payload: webhook.payload, ...changes });
    };
    if (!isOnlyPause) await requireKeys(manager.signIn.user);
    const isNewTarget = changes.url !== undefined && changes.url !== webhook.url;
    const isNewContent = changes.keyId !== undefined && changes.keyId !== webhook.key.id;
    if (isNewTarget || isNewContent) await requireKeys(await this.confirm(manager));
    return found(await this.webhooks.update(id, changes, editorOf(manager)));
  }

  /** @throws webhookNotFound */
  async delete(manager: KeyManager, id: string): Promise<void> {
    await this.find(id);
    await this.deliveries.deleteAll(id);
    if (!(await this.webhooks.delete(id, editorOf(manager)))) throw webhookNotFound();
  }

  /** Returns the webhook with its new secret. @throws webhookNotFound, webhookKeyUnusable, keyBeyondOwnRights */
  async rotate(manager: KeyManager, id: string): Promise<{ webhook: Webhook; secret: string }> {
    const former = await this.find(id);
    await this.requireRightsOf(manager.signIn.user, former);
    await this.requireRightsOf(await this.confirm(manager), former);
    const secret = newWebhookSecret();
    const webhook = found(await this.webhooks.rotate(id, this.secrets.encrypted(secret), editorOf(manager)));
    return { webhook, secret: secretText(secret) };
  }

  /** Sends a test message. @throws webhookNotFound */
  async test(id: string): Promise<Call> {
    const target = await this.webhooks.target(id);
    if (!target) throw webhookNotFound();
    return this.caller.sendPing(target);
  }

  /** @throws webhookNotFound, webhookKeyUnusable, keyBeyondOwnRights, endpointNotAnswering */
  async enable(manager: KeyManager, id: string): Promise<Webhook> {
    const webhook = await this.find(id);
    await this.requireRightsOf(manager.signIn.user, webhook);
    const call = await this.test(id);
    if (!isAccepted(call)) throw endpointNotAnswering(call.status);
    // Null if the address was changed during the test.
    return (await this.webhooks.enable(id, webhook.url, editorOf(manager))) ?? this.find(id);
  }

  /**
   * Returns how many events are sent again.
   * @throws webhookNotFound, webhookKeyUnusable, keyBeyondOwnRights, webhookNotEnabled
   */
  async replay(manager: KeyManager, id: string, since: Date | undefined): Promise<{ queued: number; since: Date }> {
    const webhook = await this.find(id);
    await this.requireRightsOf(manager.signIn.user, webhook);
    if (webhook.state !== 'enabled') throw webhookNotEnabled();
    const from = since ?? webhook.missedSince ?? webhook.lastSuccessAt ?? webhook.createdAt;
    const queued = await this.deliveries.replay(id, from);
    await this.webhooks.noteReplay(id, from, editorOf(manager));
    return { queued, since: from };
  }

  /** @throws webhookNotFound */
  async listDeliveries(id: string, page: DeliveryPage): Promise<Delivery[]> {
    await this.find(id);
    return this.deliveries.list(id, page);
  }

  /**
   * Sends a delivery again, now.
   * @throws webhookNotFound, webhookKeyUnusable, keyBeyondOwnRights, webhookNotEnabled, deliveryNotFound
   */
  async retry(manager: KeyManager, id: string, deliveryId: string): Promise<Delivery> {
    const webhook = await this.find(id);
    await this.requireRightsOf(manager.signIn.user, webhook);
    if (webhook.state !== 'enabled') throw webhookNotEnabled();
    const delivery = await this.deliveries.retry(id, deliveryId);
    if (!delivery) throw deliveryNotFound();
    await this.webhooks.noteReplay(id, null, editorOf(manager));
    return delivery;
  }

  private requireAddress(url: string): void {
    if (outgoingAddress(url, this.env.allowedHosts)) return;
    const message =
      'URL must be an https address in lower case with a public host name and a path, without a port, user or fragment, like https://erp.example.com/leads.';
    throw invalidInput([{ field: 'url', message, code: 'invalid' }]);
  }

  private async requireKey(user: User, { keyId, payload }: Pick<WebhookContent, 'keyId' | 'payload'>): Promise<void> {
    const key = await this.keys.findUsable(keyId);
    const needed = payload === 'snapshot' ? (['events:read', 'leads:read'] as const) : (['events:read'] as const);
    const message = key
      ? needed
          .filter((scope) => !key.scopes.includes(scope))
          .map((scope) => `The key needs the scope ${scope}${scope === 'leads:read' ? ' for a snapshot' : ''}.`)[0]
      : 'Choose an API key that has not expired or been revoked.';
    if (message !== undefined) throw invalidInput([{ field: 'keyId', message, code: 'invalid' }]);
    if (!key || !mayGiveKey(user, key)) throw keyBeyondOwnRights();
  }

  private async requireRightsOf(user: User, { key: { id } }: Webhook): Promise<void> {
    const key = await this.keys.findUsable(id);
    if (!key) throw webhookKeyUnusable();
    if (!mayGiveKey(user, key)) throw keyBeyondOwnRights();
  }

  /** Returns the user as they are after the password was checked, which takes a moment. */
  private async confirm({ signIn, currentPassword, address }: KeyManager): Promise<User> {
    await this.recentSignIn.require(signIn, currentPassword, address);
    const user = await this.users.findById(signIn.user.id);
    if (!user?.isActive) throw notSignedIn();
    requirePermission(user, 'canManageIntegrations');
    return user;
  }
}

function editorOf({ signIn, address }: KeyManager): WebhookEditor {
  return { actorId: signIn.user.id, address };
}

function found(webhook: Webhook | null): Webhook {
  if (!webhook) throw webhookNotFound();
  return webhook;
}
