import type { Rights } from '../../users/domain/user.js';
import type { KeyRights } from './api-key.js';

export interface ApiKey extends KeyRights {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  /** Null if the user was deleted. */
  readonly creator: { readonly id: string; readonly name: string; readonly isActive: boolean } | null;
  readonly createdAt: Date;
  readonly rightsChangedAt: Date;
  /** Null: never. */
  readonly expiresAt: Date | null;
  /** Accurate to a minute. */
  readonly lastUsedAt: Date | null;
  /** Until when the secret from before the last rotation is accepted. */
  readonly formerSecretUntil: Date | null;
}

export interface NewApiKey extends Pick<ApiKey, 'id' | 'name' | 'prefix' | 'scopes' | 'leadTypes' | 'expiresAt'> {
  readonly secretHash: Buffer;
  readonly creatorId: string;
}

export type ApiKeyChanges = Partial<Pick<ApiKey, 'name' | 'scopes' | 'leadTypes' | 'expiresAt'>>;

export interface KeyEditor {
  readonly actorId: string;
  readonly address: string;
  /**
   * Called with the editor's rights and the key as they are now, under locks that keep both until the change is
   * stored. The key is null if it is new. @throws DomainError to refuse the change
   */
  readonly check: (editor: Rights, key: ApiKey | null) => void;
}

/** Keys that are not revoked. Each change is recorded in the audit trail, without values. */
export abstract class ApiKeyRepository {
  /** Returns the key with this secret. Null if it is unknown, revoked or expired. */
  abstract authenticate(secretHash: Buffer): Promise<ApiKey | null>;

  /** Returns the key if it can be used now. */
  abstract findUsable(id: string): Promise<ApiKey | null>;

  abstract noteUse(id: string): Promise<void>;

  /** Returns expired keys, too. Newest first. */
  abstract list(): Promise<ApiKey[]>;

  abstract find(id: string): Promise<ApiKey | null>;

  abstract add(key: NewApiKey, by: KeyEditor): Promise<ApiKey>;

  /** Null if there is no such key. */
  abstract update(id: string, changes: ApiKeyChanges, by: KeyEditor): Promise<ApiKey | null>;

  /** Replaces the secret. The former secret is accepted for another 24 hours. */
  abstract rotate(
    id: string,
    secret: { readonly prefix: string; readonly hash: Buffer },
    by: KeyEditor,
  ): Promise<ApiKey | null>;

  /** False if there is no such key. */
  abstract revoke(id: string, by: Pick<KeyEditor, 'actorId' | 'address'>): Promise<boolean>;
}
