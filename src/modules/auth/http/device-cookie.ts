import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENV, type Env } from '../../../config/env.js';
import { ORIGIN_DAYS } from '../domain/sign-in-policy.js';

const MAX_AGE_SECONDS = ORIGIN_DAYS * 24 * 3_600;

/** Keeps the device token in the browser. Each account has its own cookie, so colleagues can share a computer. */
@Injectable()
export class DeviceCookie {
  private readonly attributes: string;

  constructor(@Inject(ENV) { publicUrl }: Env) {
    const secure = publicUrl?.startsWith('https:') ? '; Secure' : '';
    this.attributes = `Max-Age=${MAX_AGE_SECONDS}; Path=/api/auth/login; HttpOnly; SameSite=Strict${secure}`;
  }

  read({ headers }: FastifyRequest, userId: string): string | null {
    const pattern = new RegExp(`(?:^|; ?)${nameFor(userId)}=([\\w-]{43})(?:;|$)`);
    return pattern.exec(headers.cookie ?? '')?.[1] ?? null;
  }

  write(reply: FastifyReply, userId: string, token: string): void {
    reply.header('Set-Cookie', `${nameFor(userId)}=${token}; ${this.attributes}`);
  }
}

/** Hashed, so that the cookie's name does not reveal the user's id. */
function nameFor(userId: string): string {
  return `kc_device_${createHash('sha256').update(userId).digest('hex').slice(0, 16)}`;
}
