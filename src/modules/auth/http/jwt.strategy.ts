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
      secretOrKey: secret,
      algorithms: ['HS256'],
    });
  }

  async validate(claims: TokenClaims): Promise<SignedIn | null> {
    const user = await this.sessions.findUser(claims.jti);
    return user && { user, sessionId: claims.jti };
  }
}
