import type { JwtService } from '@nestjs/jwt';
import type { RequestGates } from '../../../http-edge/request-gates.js';
import { notSignedIn } from '../domain/auth.errors.js';
import { SIGNED_IN_GATE } from './access.js';

/** Checks only the token's signature and age, without the database. `AccessGuard` then checks the session. */
export function addSignedInGate(gates: RequestGates, tokens: JwtService): void {
  gates.add(SIGNED_IN_GATE, async ({ headers }) => {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
    await tokens.verifyAsync(token, { algorithms: ['HS256'] }).catch(() => {
      throw notSignedIn();
    });
  });
}
