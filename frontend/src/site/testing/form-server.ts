import { afterEach, beforeEach, jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';

export const server = jest.fn<typeof fetch>();

/** Call this at the top of a test file. */
export function freshServerEachTime(): void {
  beforeEach(() => {
    server.mockReset();
    globalThis.fetch = server;
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    window.sessionStorage.clear();
  });
}

export function answerOf(status: number, body: object, headers: Record<string, string> = {}): Response {
  return {
    ok: status < 300,
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    json: async () => body,
  } as unknown as Response;
}
