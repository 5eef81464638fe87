import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { ENV, type Env } from '../../config/env.js';
import { HourlyTasksService } from '../../shared/background-work.js';
import { UsersModule } from '../users/users.module.js';
import { ApiKeyAccess } from './application/api-key-access.service.js';
import { CurrentCaller } from './application/current-caller.service.js';
import { CurrentPasswordService, RecentSignInService } from './application/current-password.service.js';
import { OwnAccountService } from './application/own-account.service.js';
import { PasswordResetService } from './application/password-reset.service.js';
import { SignInService } from './application/sign-in.service.js';
import { SignInThrottle } from './application/sign-in-throttle.service.js';
import { ApiKeyRepository } from './domain/api-key.repository.js';
import { PasswordResetPolicy, ResetTokens } from './domain/password-reset.js';
import { SessionRepository } from './domain/session.repository.js';
import { SignInPolicy } from './domain/sign-in-policy.js';
import { AccessGuard, JwtStrategy } from './http/access.guard.js';
import { AccessRecord } from './http/access-record.js';
import { AuthController } from './http/auth.controller.js';
import { DeviceCookie } from './http/device-cookie.js';
import { LargeBodyGate } from './http/large-body.gate.js';
import { PasswordResetController } from './http/password-reset.controller.js';
import { SignInGate } from './http/sign-in.gate.js';
import { PasswordResetRepository } from './infrastructure/password-resets.repository.js';
import { PostgresApiKeyRepository } from './infrastructure/postgres-api-key.repository.js';
import { PostgresSessionRepository } from './infrastructure/postgres-session.repository.js';
import { SignInOriginRepository } from './infrastructure/sign-in-origins.repository.js';

@Module({
  imports: [
    UsersModule,
    JwtModule.registerAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({
        secret: env.jwtSecret,
        signOptions: { algorithm: 'HS256', expiresIn: env.jwtTtlSeconds },
      }),
    }),
  ],
  controllers: [AuthController, PasswordResetController],
  providers: [
    ApiKeyAccess,
    CurrentCaller,
    CurrentPasswordService,
    OwnAccountService,
    PasswordResetRepository,
    PasswordResetService,
    RecentSignInService,
    SignInService,
    SignInThrottle,
    SignInGate,
    LargeBodyGate,
    SignInOriginRepository,
    DeviceCookie,
    {
      provide: SignInPolicy,
      inject: [ENV],
      useFactory: (env: Env) => new SignInPolicy(env.jwtTtlSeconds, env.loginsPer15Minutes),
    },
    {
      provide: PasswordResetPolicy,
      inject: [ENV],
      useFactory: (env: Env) => new PasswordResetPolicy(env.mail !== undefined, env.loginsPer15Minutes),
    },
    { provide: ResetTokens, inject: [ENV], useFactory: (env: Env) => new ResetTokens(env.jwtSecret) },
    { provide: ApiKeyRepository, useClass: PostgresApiKeyRepository },
    { provide: SessionRepository, useClass: PostgresSessionRepository },
    {
      provide: JwtStrategy,
      inject: [ENV, SessionRepository],
      useFactory: (env: Env, sessions: SessionRepository) => new JwtStrategy(env.jwtSecret, sessions),
    },
    { provide: APP_GUARD, useClass: AccessGuard },
    AccessRecord,
  ],
  exports: [
    AccessRecord,
    ApiKeyAccess,
    ApiKeyRepository,
    CurrentCaller,
    PasswordResetService,
    RecentSignInService,
    SessionRepository,
  ],
})
export class AuthModule {
  constructor(
    tasks: HourlyTasksService,
    sessions: SessionRepository,
    origins: SignInOriginRepository,
    resets: PasswordResetRepository,
  ) {
    tasks.add(() => sessions.deleteExpired());
    tasks.add(() => origins.deleteUnused());
    tasks.add(() => resets.deleteOld());
  }
}
