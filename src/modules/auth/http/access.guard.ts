import { createSecretKey } from 'node:crypto';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { validate as isUuid } from 'uuid';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import type { DomainError } from '../../../shared/domain/failure.js';
import { setRateLimitHeaders } from '../../../shared/http/rate-limit-headers.js';
import type { KeyScope, Permission } from '../../users/domain/permissions.js';
import { permissionMissing, scopeMissing } from '../../users/domain/user.errors.js';
import { hasPermission, hasScope } from '../../users/domain/user.js';
import { ApiKeyAccess } from '../application/api-key-access.service.js';
import { isKeySecret } from '../domain/api-key.js';
import { keyNotAllowed, notSignedIn, passwordChangeRequired } from '../domain/auth.errors.js';
import { SessionRepository } from '../domain/session.repository.js';
import { NEEDED_PERMISSION, NEEDED_SCOPES, OPEN_WITH_FIRST_PASSWORD, PUBLIC_ROUTE } from './access.js';
import { AccessRecord } from './access-record.js';
import type { SignedIn, StaffRequest } from './staff-request.js';

/** Global guard. Public routes pass; every other route needs a sign-in and the route's permission, if it has one. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: AuditTrail,
    private readonly record: AccessRecord,
    private readonly keys: ApiKeyAccess,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const places = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC_ROUTE, places)) return true;
    const secret = keySecretIn(context.switchToHttp().getRequest<FastifyRequest>());
    if (secret !== null) return this.canActivateKey(secret, context);
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

  private async canActivateKey(secret: string, context: ExecutionContext): Promise<true> {
    const http = context.switchToHttp();
    const request = http.getRequest<StaffRequest>();
    const signedIn = await this.keys.signIn(secret);
    if (!signedIn) throw refuseStranger(this.audit, request.ip);
    request.user = signedIn;
    setRateLimitHeaders(http.getResponse<FastifyReply>(), await this.keys.count(signedIn.user));
    const scopes = this.reflector.get<readonly KeyScope[] | undefined>(NEEDED_SCOPES, context.getHandler()) ?? [];
    if (scopes.some((scope) => hasScope(signedIn.user, scope))) return true;
    const [needed] = scopes;
    const failure = needed === undefined ? keyNotAllowed() : scopeMissing(needed);
    this.record.routeRefused(request, { code: failure.code });
    throw failure;
  }

  /** passport-jwt passes `false` for a token it rejects. A database failure is thrown unchanged. */
  override handleRequest<T>(failure: unknown, signedIn: SignedIn | false, _: unknown, context: ExecutionContext): T {
    if (failure) throw failure;
    if (signedIn) return signedIn as T;
    throw refuseStranger(this.audit, context.switchToHttp().getRequest<FastifyRequest>().ip);
  }
}

/** Records at most one row per hour and address for all routes together, because the caller is unknown. */
export function refuseStranger(audit: AuditTrail, address: string): DomainError {
  audit.recordSoon({ action: 'access.refused', address, details: { code: notSignedIn.code } });
  return notSignedIn();
}

/** Returns the API key that the request sends as its bearer token, or null. A key in a query is never read. */
export function keySecretIn(request: Pick<FastifyRequest, 'headers'>): string | null {
  const token = bearerIn(request);
  return isKeySecret(token) ? token : null;
}

export function bearerIn({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return /^Bearer\s+(\S+)\s*$/i.exec(headers.authorization ?? '')?.[1] ?? '';
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
