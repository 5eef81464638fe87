/** For tests: stands in for the server that forms are sent to. */
import { afterEach, beforeEach, jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';

export const server = jest.fn<typeof fetch>();

/** It has no answer yet, and nothing is kept from the test before: for the top of a file. */
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

/** An answer as the API gives it. */
export function answerOf(status: number, body: object, headers: Record<string, string> = {}): Response {
  return {
    ok: status < 300,
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    json: async () => body,
  } as unknown as Response;
}
