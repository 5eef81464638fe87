/** Stores JSON in the browser and never throws: if storage is blocked or full, memory replaces it. */
export interface SafeStorage {
  /** Returns the value stored under the key, or null if there is none that can be read. */
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

/** Set while forms are queued on this device, so that other pages need not open the outbox. */
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
        // Storage that cannot be reached holds nothing.
      }
    },
  };
}
