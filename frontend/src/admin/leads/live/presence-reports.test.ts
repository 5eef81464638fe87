import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Colleague, type PresenceReports, presenceReports } from './presence-reports';

const RAKESH: Colleague = { _id: 'u2', name: 'Rakesh Sinha', typing: false };

let sent: string[];
let shown: (readonly Colleague[])[];
let answer: readonly Colleague[] | null;
let reports: PresenceReports;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  shown = [];
  answer = [];
  reports = presenceReports({
    report: async ({ id, typing }) => {
      sent.push(typing ? `${id} typing` : id);
      return answer;
    },
    leave: ({ id }) => void sent.push(`left ${id}`),
  });
  stop = reports.start();
});
afterEach(() => {
  stop();
  show('visible');
  jest.useRealTimers();
});

const open = (leadId: string) => reports.open(leadId, (colleagues) => shown.push(colleagues));
const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function show(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('an open lead', () => {
  it('is reported every 15 seconds until it is closed', async () => {
    answer = [RAKESH];
    const close = open('l1');
    await passes(400);
    expect(sent).toEqual(['l1']);
    expect(shown).toEqual([[RAKESH]]);
    await passes(15_000);
    expect(sent).toEqual(['l1', 'l1']);
    close();
    await passes(60_000);
    expect(sent).toEqual(['l1', 'l1', 'left l1']);
  });

  it('is not reported if the user only passes it, and ends with the report of the next one', async () => {
    const closeFirst = open('l1');
    await passes(1_000);
    closeFirst();
    const closeSecond = open('l2');
    await passes(300);
    closeSecond();
    open('l3');
    await passes(1_000);
    expect(sent).toEqual(['l1', 'l3']);
  });

  it('shows nobody after a failed report, and tries again', async () => {
    answer = [RAKESH];
    open('l1');
    await passes(400);
    answer = null;
    await passes(15_000);
    expect(shown.at(-1)).toEqual([]);
    answer = [RAKESH];
    await passes(15_000);
    expect(shown.at(-1)).toEqual([RAKESH]);
  });

  it('is reported again after an event about it and after a reconnect, at most once a second', async () => {
    open('l1');
    await passes(2_000);
    for (let event = 0; event < 5; event += 1) reports.onPresence(['l2', 'l1']);
    reports.refresh();
    reports.onPresence(['l2']);
    await passes(1_000);
    expect(sent).toEqual(['l1', 'l1']);
  });

  it('is not reported while the window is hidden, and at once when it is visible again', async () => {
    open('l1');
    await passes(400);
    show('hidden');
    await passes(120_000);
    reports.refresh();
    await passes(1_000);
    expect(sent).toEqual(['l1']);
    show('visible');
    await passes(0);
    expect(sent).toEqual(['l1', 'l1']);
  });

  it('is left at once if the window is closed', async () => {
    open('l1');
    await passes(400);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual(['l1', 'left l1']);
  });
});

describe('typing', () => {
  it('is reported at once, and ends 5 seconds after the last key', async () => {
    open('l1');
    await passes(2_000);
    for (let key = 0; key < 4; key += 1) {
      reports.setTyping('l1', true);
      await passes(2_000);
    }
    expect(sent).toEqual(['l1', 'l1 typing']);
    await passes(3_100);
    expect(sent).toEqual(['l1', 'l1 typing', 'l1']);
  });

  it('ends with an empty note, and with the lead', async () => {
    const close = open('l1');
    await passes(2_000);
    reports.setTyping('l1', true);
    await passes(1_000);
    reports.setTyping('l1', false);
    await passes(1_000);
    reports.setTyping('l1', true);
    close();
    open('l2');
    reports.setTyping('l1', true);
    await passes(1_000);
    expect(sent).toEqual(['l1', 'l1 typing', 'l1', 'l2']);
  });
});
