import { totalmem } from 'node:os';

export type Settings = Record<string, string>;

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

/** One server on one machine, with few connections, and cheap on disk. */
export const SETTINGS: Settings = {
  max_connections: '60',
  random_page_cost: '1.1',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  wal_compression: 'on',
  checkpoint_timeout: '15min',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  ...LOG_WITHOUT_DATA,
};

const SHARE = 8;
const MIN_MB = 128;
const MAX_MB = 1_024;

/**
 * The memory that PostgreSQL keeps pages in, as its setting `shared_buffers`: an eighth of what the machine has, from 128 MB to
 * 1 GB. It takes that only as pages are read; the rest stays with the system's own cache.
 */
export function sharedBuffers(memoryBytes: number = usableBytes()): string {
  const share = Math.floor(memoryBytes / SHARE / 2 ** 20);
  return `${Math.min(MAX_MB, Math.max(MIN_MB, share))}MB`;
}

/** A container may have less than its machine. */
function usableBytes(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
