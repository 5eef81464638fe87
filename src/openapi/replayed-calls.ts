import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { REPLAYS_EXTENSION, ReplayedCall } from '../shared/http/idempotency-key.js';

interface Success {
  headers?: object;
  content?: { 'application/json'?: { schema: object } };
}
interface Operation {
  [REPLAYS_EXTENSION]?: boolean;
  responses: Record<string, Success>;
}

const REPLAYED = {
  schema: { type: 'string', enum: ['true'] },
  description: 'Present if this answers a repeat under the same Idempotency-Key',
};

/** Says of the calls that can be repeated what a repeat answers. */
export function describeReplays(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths)) {
    const operation = path.post as unknown as Operation | undefined;
    if (!operation?.[REPLAYS_EXTENSION]) continue;
    delete operation[REPLAYS_EXTENSION];
    for (const [status, success] of Object.entries(operation.responses)) {
      if (!status.startsWith('2')) continue;
      success.headers = { ...success.headers, 'Idempotent-Replayed': REPLAYED };
      const json = success.content?.['application/json'];
      if (json) json.schema = { anyOf: [json.schema, { $ref: getSchemaPath(ReplayedCall) }] };
    }
  }
  return document;
}
