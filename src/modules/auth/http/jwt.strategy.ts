import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { validate as isUuid } from 'uuid';
import { SessionRepository } from '../domain/session.repository.js';
import type { SignedIn } from './staff-request.js';

/** What of a token is read; everything else is read at every request. Whoever knows the secret may have written anything. */
interface TokenClaims {
  readonly jti?: unknown;
}

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    secret: string,
    private readonly sessions: SessionRepository,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // As text it would be tried as a public key first, at every request, which takes longer than all the rest of the check.
      // The types know no KeyObject; jsonwebtoken does.
      secretOrKey: createSecretKey(secret, 'utf8') as unknown as Buffer,
      algorithms: ['HS256'],
    });
  }

  async validate({ jti }: TokenClaims): Promise<SignedIn | null> {
    if (typeof jti !== 'string' || !isUuid(jti)) return null;
    const session = await this.sessions.find(jti);
    return session && { ...session, sessionId: jti };
  }
}
