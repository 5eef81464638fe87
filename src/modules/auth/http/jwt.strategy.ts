import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { SessionRepository } from '../domain/session.repository.js';
import type { SignedIn } from './access.js';

/** The two ids in a token; everything else is read at every request. */
interface TokenClaims {
  readonly sub: string;
  readonly jti: string;
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

  async validate(claims: TokenClaims): Promise<SignedIn | null> {
    const session = await this.sessions.find(claims.jti);
    return session && { ...session, sessionId: claims.jti };
  }
}
