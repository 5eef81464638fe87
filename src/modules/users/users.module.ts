import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssigneesService } from './application/assignees.service.js';
import { FirstAdministratorService } from './application/first-administrator.service.js';
import { UserAdministrationService } from './application/user-administration.service.js';
import { UserDirectoryService } from './application/user-directory.service.js';
import { UserReachService } from './application/user-reach.service.js';
import { FirstPasswordFile } from './domain/first-password-file.js';
import { PasswordHasher } from './domain/password-hasher.js';
import { UserRepository } from './domain/user.repository.js';
import { UsersController } from './http/users.controller.js';
import { Argon2PasswordHasher } from './infrastructure/argon2-password-hasher.js';
import { DataDirPasswordFile } from './infrastructure/data-dir-password-file.js';
import { TypeormUserRepository } from './infrastructure/typeorm-user.repository.js';
import { UserEntity } from './infrastructure/user.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserEntity])],
  controllers: [UsersController],
  providers: [
    AssigneesService,
    FirstAdministratorService,
    UserAdministrationService,
    UserDirectoryService,
    UserReachService,
    { provide: UserRepository, useClass: TypeormUserRepository },
    { provide: FirstPasswordFile, useClass: DataDirPasswordFile },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  ],
  exports: [AssigneesService, FirstAdministratorService, UserRepository, PasswordHasher, FirstPasswordFile],
})
export class UsersModule {}
