import type { PathWith, ResponseOf } from '../../frontend/src/shared/api/api-types.js';
import type { Api } from './api.js';
import type { Answer } from './api-client.js';

type Read<Path extends PathWith<'get'>> = Promise<Answer<ResponseOf<'get', Path>>>;

/** GET requests below `/api/leads`: the list with its query, the statistics, one lead. */
export interface LeadReads {
  (path: '' | `?${string}`, token?: string): Read<'/api/leads'>;
  (path: '/stats', token?: string): Read<'/api/leads/stats'>;
  (path: `/assignees${string}`, token?: string): Read<'/api/leads/assignees'>;
  (path: `/export${string}`, token?: string): Read<'/api/leads/export'>;
  (path: `/${string}/duplicates`, token?: string): Read<'/api/leads/{id}/duplicates'>;
  (path: `/${string}`, token?: string): Read<'/api/leads/{id}'>;
}

export function leadReads(api: Pick<Api, 'raw'>, ownToken?: string): LeadReads {
  return ((path: string, token = ownToken) => api.raw('GET', `/api/leads${path}`, { token })) as LeadReads;
}
