const nameOf = (key: string) => `kc:lead:${key}`;

/** Waits until no other tab sends this lead, then runs `work` alone. A closed tab releases its lock. */
export async function withLeadLock<T>(key: string, work: () => Promise<T>): Promise<T> {
  // Outside https there are no locks; then the key alone ensures that a lead is saved once.
  return navigator.locks ? navigator.locks.request(nameOf(key), work) : work();
}

/** The same, but does nothing where another tab holds the lock. */
export async function withLeadLockIfFree(key: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(nameOf(key), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
