import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FirstAdministratorService, FirstPasswordFile } from './application/first-administrator.service.js';
import { PasswordHasher } from './domain/password-hasher.js';
import { UserRepository } from './domain/user.repository.js';
import { Argon2PasswordHasher } from './infrastructure/argon2-password-hasher.js';
import { PostgresUserRepository } from './infrastructure/postgres-user.repository.js';
import { UserEntity } from './infrastructure/user.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserEntity])],
  providers: [
    FirstAdministratorService,
    FirstPasswordFile,
    { provide: UserRepository, useClass: PostgresUserRepository },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  ],
  exports: [FirstAdministratorService, UserRepository, PasswordHasher, FirstPasswordFile],
})
export class UsersModule {}
