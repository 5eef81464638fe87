/** Stores JSON. Never throws: if the browser's storage is blocked or full, it keeps the values in memory. */
export interface SafeStorage {
  /** Returns null if nothing is stored or the stored text cannot be parsed. */
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

/** Set while submissions are queued on this device. Pages check it before they load the outbox. */
export const OUTBOX_FLAG = 'kc:outbox';

export const safeLocalStorage = safeStorage(() => window.localStorage);
export const safeSessionStorage = safeStorage(() => window.sessionStorage);

function safeStorage(area: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    read(key) {
      try {
        return JSON.parse(memory.get(key) ?? area().getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(key, value) {
      const text = JSON.stringify(value);
      try {
        area().setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        area().removeItem(key);
      } catch {
        // Blocked storage holds nothing to remove.
      }
    },
  };
}
