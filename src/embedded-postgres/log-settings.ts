/**
 * The log of PostgreSQL keeps nothing that people wrote: no statement with a search in it, no values, no row that broke a
 * rule. The same stands in docker/compose.yaml, and in README.md for a database of one's own.
 */
export const LOG_WITHOUT_DATA = {
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
} as const;
