const nameOf = (key: string) => `kc:lead:${key}`;

/** Waits until nobody else sends this lead, then works alone on it. A closed tab gives its lock back. */
export async function withLead<T>(key: string, work: () => Promise<T>): Promise<T> {
  // Outside https there are no locks; then the key alone sees to it that a lead is kept once.
  return navigator.locks ? navigator.locks.request(nameOf(key), work) : work();
}

/** The same, but leaves the lead alone where somebody else is at it. */
export async function withFreeLead(key: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(nameOf(key), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
