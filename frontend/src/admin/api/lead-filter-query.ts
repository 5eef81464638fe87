import type { QueryOf } from '../../shared/api/api-types';

/** What narrows list, export and reports; a report takes nothing else. */
export type LeadFilterQuery = QueryOf<'get', '/api/reports/daily'>;

/** As a source or a campaign: leads without one. */
export const NO_VALUE = '(none)';
