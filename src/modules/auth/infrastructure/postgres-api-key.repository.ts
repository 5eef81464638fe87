import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { Batcher } from '../../../shared/database/batcher.js';
import { preparedQuery } from '../../../shared/database/pool-query.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import type { KeyScope, Permission } from '../../users/domain/permissions.js';
import { effectiveRights, type Role } from '../../users/domain/user.js';
import {
  type ApiKey,
  type ApiKeyChanges,
  ApiKeyRepository,
  type KeyEditor,
  type NewApiKey,
} from '../domain/api-key.repository.js';
import { notSignedIn } from '../domain/auth.errors.js';

interface KeyRow {
  id: string;
  name: string;
  prefix: string;
  scopes: KeyScope[];
  lead_types: LeadType[];
  created_by: string;
  creator_name: string | null;
  creator_is_active: boolean | null;
  created_at: Date;
  rights_changed_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  former_until: Date | null;
}

const COLUMNS = `k.id, k.name, k.prefix, k.scopes, k.lead_types, k.created_by, u.name AS creator_name,
  u.is_active AS creator_is_active, k.created_at, k.rights_changed_at, k.expires_at, k.last_used_at,
  CASE WHEN k.former_until > now() THEN k.former_until END AS former_until`;
const SOURCE = 'api_keys k LEFT JOIN users u ON u.id = k.created_by';
const USABLE = 'k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())';

@Injectable()
export class PostgresApiKeyRepository extends ApiKeyRepository {
  /** Batches concurrent lookups. The query starts after the calls arrive, so it never returns a revoked key. */
  private readonly lookups = new Batcher((hashes: readonly Buffer[]) => this.findByHash(hashes), {
    size: 64,
    atOnce: 2,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {
    super();
  }

  authenticate(secretHash: Buffer): Promise<ApiKey | null> {
    return this.lookups.add(secretHash);
  }

  private async findByHash(hashes: readonly Buffer[]): Promise<(ApiKey | null)[]> {
    const rows = await preparedQuery<KeyRow & { place: number }>(
      this.dataSource,
      `SELECT sent.place::int, ${COLUMNS}
       FROM unnest($1::bytea[]) WITH ORDINALITY AS sent (hash, place)
       JOIN api_keys k ON k.secret_hash = sent.hash OR k.former_hash = sent.hash AND k.former_until > now()
       LEFT JOIN users u ON u.id = k.created_by
       WHERE ${USABLE}`,
      [hashes],
    );
    const found = new Map(rows.map((row) => [row.place, keyFromRow(row)]));
    return hashes.map((_, index) => found.get(index + 1) ?? null);
  }

  async findUsable(id: string): Promise<ApiKey | null> {
    const [row]: KeyRow[] = await this.dataSource.query(
      `SELECT ${COLUMNS} FROM ${SOURCE} WHERE k.id = $1 AND ${USABLE}`,
      [id],
    );
    return row ? keyFromRow(row) : null;
  }

  async noteUse(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE api_keys SET last_used_at = now()
       WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
      [id],
    );
  }

  async list(): Promise<ApiKey[]> {
    const rows: KeyRow[] = await this.dataSource.query(
      `SELECT ${COLUMNS} FROM ${SOURCE} WHERE k.revoked_at IS NULL ORDER BY k.created_at DESC, k.id DESC`,
    );
    return rows.map(keyFromRow);
  }

  find(id: string): Promise<ApiKey | null> {
    return findKey(this.dataSource.manager, id);
  }

  add(key: NewApiKey, by: KeyEditor): Promise<ApiKey> {
    const { id, name, prefix, secretHash, scopes, leadTypes, creatorId, expiresAt } = key;
    return this.change(id, 'key.created', by, async (manager) => {
      await manager.query(
        `INSERT INTO api_keys (id, name, prefix, secret_hash, scopes, lead_types, created_by, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, name, prefix, secretHash, scopes, leadTypes, creatorId, expiresAt],
      );
      return true;
    }) as Promise<ApiKey>;
  }

  update(id: string, { name, scopes, leadTypes, expiresAt }: ApiKeyChanges, by: KeyEditor): Promise<ApiKey | null> {
    return this.change(id, 'key.updated', by, (manager) =>
      changed(
        manager,
        `UPDATE api_keys SET name = coalesce($2, name), scopes = coalesce($3, scopes),
           lead_types = coalesce($4, lead_types), expires_at = CASE WHEN $5 THEN $6 ELSE expires_at END,
           rights_changed_at = CASE WHEN $3 IS NULL AND $4 IS NULL THEN rights_changed_at ELSE clock_timestamp() END
         WHERE id = $1 AND revoked_at IS NULL`,
        [id, name, scopes, leadTypes, expiresAt !== undefined, expiresAt],
      ),
    );
  }

  rotate(id: string, { prefix, hash }: { prefix: string; hash: Buffer }, by: KeyEditor): Promise<ApiKey | null> {
    return this.change(id, 'key.rotated', by, (manager) =>
      changed(
        manager,
        `UPDATE api_keys SET former_hash = secret_hash, former_until = now() + interval '24 hours', secret_hash = $2, prefix = $3
         WHERE id = $1 AND revoked_at IS NULL`,
        [id, hash, prefix],
      ),
    );
  }

  async revoke(id: string, by: Pick<KeyEditor, 'actorId' | 'address'>): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const isRevoked = await changed(
        manager,
        'UPDATE api_keys SET revoked_at = now() WHERE id = $1 AND revoked_at IS NULL',
        [id],
      );
      if (isRevoked) await this.record(manager, id, 'key.revoked', by);
      return isRevoked;
    });
  }

  private change(
    id: string,
    action: string,
    by: KeyEditor,
    write: (manager: EntityManager) => Promise<boolean>,
  ): Promise<ApiKey | null> {
    return this.dataSource.transaction(async (manager) => {
      const [editor]: { role: Role; permissions: Permission[]; lead_types: LeadType[] }[] = await manager.query(
        'SELECT role, permissions, lead_types FROM users WHERE id = $1 AND is_active FOR SHARE',
        [by.actorId],
      );
      if (!editor) throw notSignedIn();
      await manager.query('SELECT FROM api_keys WHERE id = $1 FOR UPDATE', [id]);
      const { role, permissions, lead_types: leadTypes } = editor;
      by.check(effectiveRights(role, { permissions, leadTypes }), await findKey(manager, id));
      if (!(await write(manager))) return null;
      await this.record(manager, id, action, by);
      return findKey(manager, id);
    });
  }

  private async record(
    manager: EntityManager,
    id: string,
    action: string,
    { actorId, address }: Pick<KeyEditor, 'actorId' | 'address'>,
  ): Promise<void> {
    await this.audit.within(manager)([{ action, actorId, address, subjectType: 'api_key', subjectId: id }]);
  }
}

async function changed(manager: EntityManager, statement: string, values: unknown[]): Promise<boolean> {
  const [, affected]: [unknown, number] = await manager.query(statement, values);
  return affected > 0;
}

async function findKey(manager: EntityManager, id: string): Promise<ApiKey | null> {
  const [row]: KeyRow[] = await manager.query(
    `SELECT ${COLUMNS} FROM ${SOURCE} WHERE k.id = $1 AND k.revoked_at IS NULL`,
    [id],
  );
  return row ? keyFromRow(row) : null;
}

function keyFromRow(row: KeyRow): ApiKey {
  const { created_by: creatorId, creator_name: creatorName } = row;
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    leadTypes: row.lead_types,
    creator:
      creatorName === null ? null : { id: creatorId, name: creatorName, isActive: row.creator_is_active === true },
    createdAt: row.created_at,
    rightsChangedAt: row.rights_changed_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    formerSecretUntil: row.former_until,
  };
}
