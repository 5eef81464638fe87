import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { Permission } from '../domain/permissions.js';
import { effectiveRights, type Role, type User } from '../domain/user.js';

@Entity('users')
export class UserEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text', { name: 'password_hash', select: false })
  passwordHash: string;

  @Column('text')
  role: Role;

  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  @Column('boolean', { name: 'must_change_password', default: false })
  mustChangePassword: boolean;

  @Column('boolean', { name: 'has_generated_password', default: false, select: false })
  hasGeneratedPassword: boolean;

  /** Ignored for an administrator, who has every permission. */
  @Column('text', { array: true })
  permissions: Permission[];

  @Column('text', { name: 'lead_types', array: true })
  leadTypes: LeadType[];

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', insert: false })
  updatedAt: Date;
}

export function userFromEntity(entity: UserEntity): User {
  const { id, name, email, role, isActive, mustChangePassword, createdAt, updatedAt } = entity;
  return {
    id,
    name,
    email,
    role,
    isActive,
    mustChangePassword,
    createdAt,
    updatedAt,
    ...effectiveRights(role, entity),
  };
}
