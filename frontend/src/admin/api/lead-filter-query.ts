import type { QueryOf } from '../../shared/api/api-types';

/** What narrows list, export and reports; a report takes nothing else. */
export type LeadFilterQuery = QueryOf<'get', '/api/reports/daily'>;
