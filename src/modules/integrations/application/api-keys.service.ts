import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { RecentSignInService, type SignIn } from '../../auth/application/current-password.service.js';
import { hashOf, type KeyRights, mayGiveKey, newSecret, prefixOf } from '../../auth/domain/api-key.js';
import {
  type ApiKey,
  type ApiKeyChanges,
  ApiKeyRepository,
  type KeyEditor,
} from '../../auth/domain/api-key.repository.js';
import { type Rights, requirePermission } from '../../users/domain/user.js';
import { keyBeyondOwnRights, keyNotFound } from '../domain/integration.errors.js';

/** The user who manages a key. Every change needs a sign-in within the last 15 minutes, or the current password. */
export interface KeyManager {
  readonly signIn: SignIn;
  readonly currentPassword: string | undefined;
  readonly address: string;
}

export type NewKey = Pick<ApiKey, 'name' | 'scopes' | 'leadTypes' | 'expiresAt'>;

type Check = KeyEditor['check'];

/**
 * A user who creates or changes a key, or gives it a new secret, needs all rights of the key, before and after. This is
 * checked before the password, and again when the change is stored.
 */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly recentSignIn: RecentSignInService,
  ) {}

  list(): Promise<ApiKey[]> {
    return this.keys.list();
  }

  /** @throws keyNotFound */
  async find(id: string): Promise<ApiKey> {
    const key = await this.keys.find(id);
    if (!key) throw keyNotFound();
    return key;
  }

  /** Returns the key with its secret, which is not stored. @throws keyBeyondOwnRights */
  async create(manager: KeyManager, key: NewKey): Promise<{ key: ApiKey; secret: string }> {
    const editor = await this.confirm(manager, null, (user) => requireRightsOf(user, key));
    const secret = newSecret();
    const { id: creatorId } = manager.signIn.user;
    const added = { ...key, id: uuidv7(), prefix: prefixOf(secret), secretHash: hashOf(secret), creatorId };
    return { key: await this.keys.add(added, editor), secret };
  }

  /** @throws keyNotFound, keyBeyondOwnRights */
  async update(manager: KeyManager, id: string, changes: ApiKeyChanges): Promise<ApiKey> {
    const key = await this.find(id);
    const editor = await this.confirm(manager, key, (user, now) => {
      requireRightsOf(user, found(now));
      requireRightsOf(user, { ...found(now), ...changes });
    });
    if (Object.keys(changes).length === 0) return key;
    return found(await this.keys.update(id, changes, editor));
  }

  /** Returns the key with its new secret. @throws keyNotFound, keyBeyondOwnRights */
  async rotate(manager: KeyManager, id: string): Promise<{ key: ApiKey; secret: string }> {
    const key = await this.find(id);
    const editor = await this.confirm(manager, key, (user, now) => requireRightsOf(user, found(now)));
    const secret = newSecret();
    const rotated = await this.keys.rotate(id, { prefix: prefixOf(secret), hash: hashOf(secret) }, editor);
    return { key: found(rotated), secret };
  }

  /** Needs no rights of the key: anyone who manages keys can stop one. @throws keyNotFound */
  async revoke(manager: KeyManager, id: string): Promise<void> {
    await this.find(id);
    const editor = await this.confirm(manager, null, () => undefined);
    if (!(await this.keys.revoke(id, editor))) throw keyNotFound();
  }

  private async confirm(manager: KeyManager, key: ApiKey | null, check: Check): Promise<KeyEditor> {
    const { signIn, currentPassword, address } = manager;
    check(signIn.user, key);
    await this.recentSignIn.require(signIn, currentPassword, address);
    return {
      actorId: signIn.user.id,
      address,
      check: (user, now) => {
        requirePermission(user, 'canManageIntegrations');
        check(user, now);
      },
    };
  }
}

function requireRightsOf(user: Rights, key: KeyRights): void {
  if (!mayGiveKey(user, key)) throw keyBeyondOwnRights();
}

function found(key: ApiKey | null): ApiKey {
  if (!key) throw keyNotFound();
  return key;
}
