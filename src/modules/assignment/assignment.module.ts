import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { AssignmentRulesService } from './application/assignment-rules.service.js';
import { AwayService } from './application/away.service.js';
import { LeadPoolService } from './application/lead-pool.service.js';
import { ShareOutService } from './application/share-out.service.js';
import { AssignmentRuleRepository } from './domain/assignment-rule.js';
import { PeopleRepository } from './domain/people.repository.js';
import { ShareOutRepository } from './domain/share-out.js';
import { AssignmentPeopleController } from './http/assignment-people.controller.js';
import { AssignmentRulesController } from './http/assignment-rules.controller.js';
import { LeadPoolController } from './http/lead-pool.controller.js';
import { ShareOutController } from './http/share-out.controller.js';
import { PoolRepository } from './infrastructure/pool.repository.js';
import { PostgresAssignmentRules } from './infrastructure/postgres-assignment-rules.js';
import { PostgresPeople } from './infrastructure/postgres-people.js';
import { PostgresShareOuts } from './infrastructure/postgres-share-outs.js';

@Module({
  imports: [AuthModule, LeadsModule],
  controllers: [AssignmentPeopleController, AssignmentRulesController, LeadPoolController, ShareOutController],
  providers: [
    AssignmentRulesService,
    AwayService,
    LeadPoolService,
    PoolRepository,
    ShareOutService,
    { provide: AssignmentRuleRepository, useClass: PostgresAssignmentRules },
    { provide: PeopleRepository, useClass: PostgresPeople },
    { provide: ShareOutRepository, useClass: PostgresShareOuts },
  ],
})
export class AssignmentModule {}
