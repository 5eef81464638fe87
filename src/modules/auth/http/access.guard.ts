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

/** Stands before every route: lets the public ones through, else asks for a sign-in and the route's permission. */
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

  /** passport-jwt answers `false` for a token it does not accept; a failure of the database is passed on as itself. */
  override handleRequest<T>(failure: unknown, signedIn: SignedIn | false, _: unknown, context: ExecutionContext): T {
    if (failure) throw failure;
    if (signedIn) return signedIn as T;
    // One row an hour for an address, whatever it tries: nobody knows who it is.
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    this.audit.recordSoon({ action: 'access.refused', address: ip, details: { code: notSignedIn.code } });
    throw notSignedIn();
  }
}

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
