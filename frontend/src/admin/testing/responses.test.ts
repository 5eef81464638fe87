/** The compiler does the checking: it reports every `@ts-expect-error` that is not followed by an error. */
import { expect, it } from '@jest/globals';
import { LEAD, leadDetail, leadPage, type Responses, STATS } from './render-admin';

it('responses that contradict the OpenAPI document do not compile', () => {
  const { noNextStep: _, ...drifted } = STATS;
  const known: Responses = {
    'GET /api/leads': () => leadPage([LEAD]),
    'GET /api/leads/l2': () => leadDetail({ _id: 'l2' }),
    'PUT /api/leads/l2/notes/n1': () => ({ data: { content: 'Wants seeds' } }),
  };
  // @ts-expect-error A response to a GET request must be complete.
  const incomplete: Responses = { 'GET /api/leads/stats': () => ({ data: drifted }) };
  // @ts-expect-error This value does not exist.
  const wrong: Responses = { 'PUT /api/leads/l1': () => ({ data: { status: 'lost' } }) };
  // @ts-expect-error This path does not exist.
  const misspelt: Responses = { 'GET /api/lead': () => ({}) };
  // @ts-expect-error The path does not support this method.
  const unsupported: Responses = { 'POST /api/leads/l1': () => ({}) };
  for (const answers of [known, incomplete, wrong, misspelt, unsupported]) expect(answers).toBeTruthy();
});
