import { describe, expect, it } from '@jest/globals';
import { newWebhookSecret, pauseAfter, retryAfterMs, secretText, WebhookSecrets } from './webhook.js';

describe('the tries of a delivery', () => {
  it('are ten in about three days', () => {
    const pauses = Array.from({ length: 10 }, (_, n) => pauseAfter(n + 1, 0.5));
    expect(pauses.slice(-1)).toEqual([null]);
    const hours = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0) / 3_600_000;
    expect(hours).toBeGreaterThan(68);
    expect(hours).toBeLessThan(74);
  });

  it('are spread, so that receivers that come back are not called all at once', () => {
    expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([4_000, 6_000]);
  });
});

describe('Retry-After', () => {
  const now = new Date('2036-04-22T10:00:00Z');
  it.each([
    ['120', 120_000],
    ['Tue, 22 Apr 2036 10:05:00 GMT', 300_000],
    ['9999999', 86_400_000],
    ['0', null],
    ['soon', null],
    ['Tue, 22 Apr 2036 09:00:00 GMT', null],
    [null, null],
  ])('%j is a pause of %j ms', (header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms);
  });
});

describe('a secret', () => {
  it('has the form of Standard Webhooks', () => {
    expect(secretText(newWebhookSecret())).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
  });

  it('is encrypted differently each time, and only for the same server secret', () => {
    const secret = newWebhookSecret();
    const [one, other] = [new WebhookSecrets('a'.repeat(32)), new WebhookSecrets('b'.repeat(32))];
    const [stored, again] = [one.encrypted(secret), one.encrypted(secret)];
    expect(stored.equals(again)).toBe(false);
    expect(stored.includes(secret)).toBe(false);
    expect(one.decrypted(stored).equals(secret)).toBe(true);
    expect(() => other.decrypted(stored)).toThrow();
  });
});
