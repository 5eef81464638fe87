import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { RequestGates } from '../../../http-edge/request-gates.js';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import { ApiKeyAccess } from '../application/api-key-access.service.js';
import { bearerIn, keySecretIn, refuseStranger } from './access.guard.js';
import { LARGE_BODY_GATE } from './access.js';

/**
 * Refuses the large bodies of callers without a token or key, before they are read. `AccessGuard` then checks the
 * session, the key and its rights.
 */
@Injectable()
export class LargeBodyGate {
  constructor(gates: RequestGates, tokens: JwtService, keys: ApiKeyAccess, audit: AuditTrail) {
    gates.add(LARGE_BODY_GATE, async (request) => {
      const secret = keySecretIn(request);
      // Checks only the signature and age of a token, without the database.
      const isKnown =
        secret === null
          ? await tokens.verifyAsync(bearerIn(request), { algorithms: ['HS256'] }).then(
              () => true,
              () => false,
            )
          : (await keys.signIn(secret)) !== null;
      if (!isKnown) throw refuseStranger(audit, request.ip);
    });
  }
}
