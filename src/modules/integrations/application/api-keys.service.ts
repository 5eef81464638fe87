import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { RecentSignInService, type SignIn } from '../../auth/application/current-password.service.js';
import { hashOf, type KeyRights, mayGiveKey, newSecret, prefixOf } from '../../auth/domain/api-key.js';
import { type ApiKey, type ApiKeyChanges, ApiKeyRepository } from '../../auth/domain/api-key.repository.js';
import { keyBeyondOwnRights, keyNotFound } from '../domain/integration.errors.js';

/** The user who manages a key. Every change needs a sign-in within the last 15 minutes, or the current password. */
export interface KeyManager {
  readonly signIn: SignIn;
  readonly currentPassword: string | undefined;
  readonly address: string;
}

export type NewKey = Pick<ApiKey, 'name' | 'scopes' | 'leadTypes' | 'expiresAt'>;

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
    requireRightsOf(manager, key);
    await confirm(this.recentSignIn, manager);
    const secret = newSecret();
    const added = await this.keys.add(
      { ...key, id: uuidv7(), prefix: prefixOf(secret), secretHash: hashOf(secret), creatorId: manager.signIn.user.id },
      editorOf(manager),
    );
    return { key: added, secret };
  }

  /** @throws keyNotFound, keyBeyondOwnRights */
  async update(manager: KeyManager, id: string, changes: ApiKeyChanges): Promise<ApiKey> {
    requireRightsOf(manager, { ...(await this.find(id)), ...changes });
    await confirm(this.recentSignIn, manager);
    return found(await this.keys.update(id, changes, editorOf(manager)));
  }

  /** Returns the key with its new secret. @throws keyNotFound, keyBeyondOwnRights */
  async rotate(manager: KeyManager, id: string): Promise<{ key: ApiKey; secret: string }> {
    requireRightsOf(manager, await this.find(id));
    await confirm(this.recentSignIn, manager);
    const secret = newSecret();
    const hash = hashOf(secret);
    return { key: found(await this.keys.rotate(id, { prefix: prefixOf(secret), hash }, editorOf(manager))), secret };
  }

  /** Needs no rights of the key: anyone who manages keys can stop one. @throws keyNotFound */
  async revoke(manager: KeyManager, id: string): Promise<void> {
    await this.find(id);
    await confirm(this.recentSignIn, manager);
    if (!(await this.keys.revoke(id, editorOf(manager)))) throw keyNotFound();
  }
}

function requireRightsOf({ signIn: { user } }: KeyManager, key: KeyRights): void {
  if (!mayGiveKey(user, key)) throw keyBeyondOwnRights();
}

function confirm(recentSignIn: RecentSignInService, manager: KeyManager): Promise<void> {
  return recentSignIn.require(manager.signIn, manager.currentPassword, manager.address);
}

function editorOf({ signIn, address }: KeyManager): { actorId: string; address: string } {
  return { actorId: signIn.user.id, address };
}

function found(key: ApiKey | null): ApiKey {
  if (!key) throw keyNotFound();
  return key;
}
