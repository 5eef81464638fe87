import type { OpenAPIObject } from '@nestjs/swagger';

interface Answer {
  headers?: Record<string, object>;
}

const text = (description: string) => ({ description, schema: { type: 'string' } });

/** Headers of every response with a status, whatever the operation. */
const HEADERS = {
  'X-Request-Id': text("Identifies the request in the server's log"),
  'WWW-Authenticate': text('`Bearer`'),
  RateLimit: text('What is left of the limit, and the seconds until it is reset'),
  'RateLimit-Policy': text('The limit and its window in seconds'),
  'Accept-Encoding': text('`identity`, if the body was compressed'),
} as const;

/** Lists the headers of every answer by reference, so that each is described once. */
export function withResponseHeaders(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path as Record<string, { responses?: Record<string, Answer> }>)) {
      for (const [status, answer] of Object.entries(operation.responses ?? {})) {
        const names = Object.keys(HEADERS).filter((name) => isCarried(name, status) && !answer.headers?.[name]);
        const references = names.map((name) => [name, { $ref: `#/components/headers/${name}` }] as const);
        answer.headers = { ...answer.headers, ...Object.fromEntries(references) };
      }
    }
  }
  return { ...document, components: { ...document.components, headers: { ...HEADERS } } } as OpenAPIObject;
}

function isCarried(name: string, status: string): boolean {
  if (name === 'WWW-Authenticate') return status === '401';
  if (name === 'Accept-Encoding') return status === '415';
  if (name.startsWith('RateLimit')) return status === '429';
  return name === 'X-Request-Id';
}
