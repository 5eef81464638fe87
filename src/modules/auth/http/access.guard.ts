import { createSecretKey } from 'node:crypto';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { validate as isUuid } from 'uuid';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import type { Permission } from '../../users/domain/permissions.js';
import { permissionMissing } from '../../users/domain/user.errors.js';
import { hasPermission } from '../../users/domain/user.js';
import { notSignedIn, passwordChangeRequired } from '../domain/auth.errors.js';
import { SessionRepository } from '../domain/session.repository.js';
import { NEEDED_PERMISSION, OPEN_WITH_FIRST_PASSWORD, PUBLIC_ROUTE } from './access.js';
import { AccessRecord } from './access-record.js';
import type { SignedIn, StaffRequest } from './staff-request.js';

/** Global guard. Public routes pass; every other route needs a sign-in and the route's permission, if it has one. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: AuditTrail,
    private readonly record: AccessRecord,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const places = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC_ROUTE, places)) return true;
    await super.canActivate(context);
    const handler = context.getHandler();
    const request = context.switchToHttp().getRequest<StaffRequest>();
    const { user } = request.user;
    if (user.mustChangePassword && !this.reflector.get<boolean | undefined>(OPEN_WITH_FIRST_PASSWORD, handler)) {
      this.record.routeRefused(request, { code: passwordChangeRequired.code });
      throw passwordChangeRequired();
    }
    const permission = this.reflector.get<Permission | undefined>(NEEDED_PERMISSION, handler);
    if (permission === undefined || hasPermission(user, permission)) return true;
    this.record.routeRefused(request, { permission });
    throw permissionMissing(permission);
  }

  /** passport-jwt passes `false` for a token it rejects. A database failure is thrown unchanged. */
  override handleRequest<T>(failure: unknown, signedIn: SignedIn | false, _: unknown, context: ExecutionContext): T {
    if (failure) throw failure;
    if (signedIn) return signedIn as T;
    // Record at most one row per hour and address for all routes together, because the caller is unknown.
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    this.audit.recordSoon({ action: 'access.refused', address: ip, details: { code: notSignedIn.code } });
    throw notSignedIn();
  }
}

/** The only claim that is read. It is `unknown` because a signature does not prove that the content has our shape. */
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
      // A string would be slow: on every request, jsonwebtoken would first try to parse it as a public key. The types
      // do not list KeyObject, but jsonwebtoken accepts it.
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
