import { totalmem } from 'node:os';

export type Settings = Record<string, string>;

/** Keeps statements, values and rows out of PostgreSQL's log. docker/compose.yaml has the same settings. */
export const LOG_WITHOUT_DATA = {
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
} as const;

/** Settings for one server on one machine: few connections and little disk space. */
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

/** Returns `shared_buffers`: an eighth of the memory, 128 MB to 1 GB. The operating system's cache needs the rest. */
export function sharedBuffers(memoryBytes: number = usableBytes()): string {
  const share = Math.floor(memoryBytes / SHARE / 2 ** 20);
  return `${Math.min(MAX_MB, Math.max(MIN_MB, share))}MB`;
}

/** A container can have less memory than the machine it runs on. */
function usableBytes(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
