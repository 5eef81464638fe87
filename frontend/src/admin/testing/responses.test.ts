/** Checked by the compiler: an unused `@ts-expect-error` is an error. */
import { expect, it } from '@jest/globals';
import { LEAD, leadDetail, leadPage, type Responses, STATS } from './render-admin';

it('responses that contradict the OpenAPI document do not compile', () => {
  const { noNextStep: _, ...drifted } = STATS;
  const known: Responses = {
    'GET /api/leads': () => leadPage([LEAD]),
    'GET /api/leads/l2': () => leadDetail({ _id: 'l2' }),
    'PUT /api/leads/l2/notes/n1': () => ({ data: { content: 'Wants seeds' } }),
  };
  // @ts-expect-error Responses to reads must be complete.
  const incomplete: Responses = { 'GET /api/leads/stats': () => ({ data: drifted }) };
  // @ts-expect-error No such value.
  const wrong: Responses = { 'PUT /api/leads/l1': () => ({ data: { status: 'lost' } }) };
  // @ts-expect-error No such path.
  const misspelt: Responses = { 'GET /api/lead': () => ({}) };
  // @ts-expect-error The path does not take this method.
  const unsupported: Responses = { 'POST /api/leads/l1': () => ({}) };
  for (const answers of [known, incomplete, wrong, misspelt, unsupported]) expect(answers).toBeTruthy();
});
