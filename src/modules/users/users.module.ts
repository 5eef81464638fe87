import { Module } from '@nestjs/common';
import { Assignees } from './application/assignees.service.js';
import { FirstAdministrator } from './application/first-administrator.service.js';
import { UserAdministration } from './application/user-administration.service.js';
import { UserDirectory } from './application/user-directory.service.js';
import { PasswordHasher } from './domain/password-hasher.js';
import { UserRepository } from './domain/user.repository.js';
import { UsersController } from './http/users.controller.js';
import { Argon2PasswordHasher } from './infrastructure/argon2-password-hasher.js';
import { TypeormUserRepository } from './infrastructure/typeorm-user.repository.js';

@Module({
  controllers: [UsersController],
  providers: [
    Assignees,
    FirstAdministrator,
    UserAdministration,
    UserDirectory,
    { provide: UserRepository, useClass: TypeormUserRepository },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  ],
  exports: [Assignees, FirstAdministrator, UserRepository, PasswordHasher],
})
export class UsersModule {}
