import { ApiProperty } from '@nestjs/swagger';
import type { ListedSession } from '../domain/session.repository.js';

class SessionResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ format: 'date-time' })
  signedInAt: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;

  @ApiProperty({ type: String, nullable: true, example: 'Chrome on Android' })
  browser: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The network it began in', example: '203.0.113.*' })
  address: string | null;

  @ApiProperty({ description: 'Whether it is the one that asks' })
  isCurrent: boolean;
}

export class SessionListResponse {
  @ApiProperty({ type: [SessionResponse] })
  data: SessionResponse[];
}

export function sessionResponse(session: ListedSession, currentId: string): SessionResponse {
  return {
    _id: session.id,
    signedInAt: session.signedInAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    browser: session.place?.browser ?? null,
    address: session.place?.address ?? null,
    isCurrent: session.id === currentId,
  };
}
