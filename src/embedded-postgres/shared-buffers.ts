import { totalmem } from 'node:os';

const SHARE = 8;
const LEAST_MB = 128;
const MOST_MB = 1_024;

/**
 * The memory that PostgreSQL keeps pages in, as its setting `shared_buffers`: an eighth of what the machine has, from 128 MB to
 * 1 GB. It takes that only as pages are read; the rest stays with the system's own cache.
 */
export function sharedBuffers(memoryBytes: number = usableBytes()): string {
  const share = Math.floor(memoryBytes / SHARE / 2 ** 20);
  return `${Math.min(MOST_MB, Math.max(LEAST_MB, share))}MB`;
}

/** A container may have less than its machine. */
function usableBytes(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
