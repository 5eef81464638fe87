/** Tells the server which lead this window shows and whether its user is typing. The answers name the colleagues. */
import type { ResponseOf } from '../../../shared/api/api-types';
import { randomId } from '../../../shared/lib/random-id';
import { call } from '../../api/api-call';
import { baseApi, endpoint } from '../../api/base-api';

export type Colleague = ResponseOf<'put', '/api/leads/{id}/presence'>['data'][number];

export interface PresenceReport {
  readonly id: string;
  readonly window: string;
  readonly typing: boolean;
}

export const presenceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reportPresence: build.mutation({
      ...endpoint(
        ({ id, window, typing }: PresenceReport) =>
          call('put', '/api/leads/{id}/presence', { params: { id }, body: { window, typing } }),
        ({ data }) => data,
      ),
    }),
    leaveLead: build.mutation({
      ...endpoint(({ id, window }: Omit<PresenceReport, 'typing'>) =>
        call('delete', '/api/leads/{id}/presence', { params: { id }, query: { window } }),
      ),
    }),
  }),
});

/** A lead that the user passes on the way to another one is not reported. */
const SETTLED_MS = 400;
/** The server forgets a window after 40 seconds without a report. */
const REPEAT_MS = 15_000;
const TYPING_MS = 5_000;
const MIN_PAUSE_MS = 1_000;

interface Transport {
  /** Resolves to null if the report failed. */
  readonly report: (report: PresenceReport) => Promise<readonly Colleague[] | null>;
  readonly leave: (lead: Omit<PresenceReport, 'typing'>) => void;
}

export interface PresenceReports {
  /** Reports the lead until the returned function is called. */
  readonly open: (leadId: string, onColleagues: (colleagues: readonly Colleague[]) => void) => () => void;
  readonly setTyping: (leadId: string, isTyping: boolean) => void;
  /** Reports at once, for example after a lost connection. */
  readonly refresh: () => void;
  readonly onPresence: (leadIds: readonly string[]) => void;
  /** Follows whether the window is visible, until the returned function is called. */
  readonly start: () => () => void;
}

type Timer = 'report' | 'leave' | 'typing';

export function presenceReports({ report, leave }: Transport): PresenceReports {
  const windowId = randomId();
  const timers = new Map<Timer, ReturnType<typeof setTimeout>>();
  let shown: { readonly leadId: string; readonly onColleagues: (colleagues: readonly Colleague[]) => void } | null =
    null;
  /** The lead that the server knows this window shows. */
  let reported: string | null = null;
  let isTyping = false;
  let isReporting = false;
  let reportAgain = false;
  let reportedAtMs = 0;

  const setTimer = (name: Timer, ms: number, act: () => void) => {
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(act, ms));
  };
  const stop = (name: Timer) => clearTimeout(timers.get(name));
  const reportNow = async () => {
    if (!shown || document.visibilityState === 'hidden') return;
    if (isReporting) {
      reportAgain = true;
      return;
    }
    const { leadId, onColleagues } = shown;
    isReporting = true;
    reportAgain = false;
    reported = leadId;
    reportedAtMs = Date.now();
    setTimer('report', REPEAT_MS, reportNow);
    const colleagues = await report({ id: leadId, window: windowId, typing: isTyping });
    isReporting = false;
    if (shown?.leadId === leadId) onColleagues(colleagues ?? []);
    if (reportAgain) reportSoon();
  };
  const reportSoon = () => setTimer('report', Math.max(0, reportedAtMs + MIN_PAUSE_MS - Date.now()), reportNow);
  const leaveNow = () => {
    stop('leave');
    if (reported) leave({ id: reported, window: windowId });
    reported = null;
  };
  const setTyping = (leadId: string, typing: boolean) => {
    if (shown?.leadId !== leadId) return;
    if (typing) setTimer('typing', TYPING_MS, () => setTyping(leadId, false));
    else stop('typing');
    if (typing === isTyping) return;
    isTyping = typing;
    // Before the first report, the window may still go on to another lead.
    if (reported === leadId) reportSoon();
  };
  const refresh = () => {
    if (shown && reported === shown.leadId) reportSoon();
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible' && shown) reportSoon();
    else stop('report');
  };

  return {
    open: (leadId, onColleagues) => {
      const opened = { leadId, onColleagues };
      shown = opened;
      isTyping = false;
      stop('typing');
      // A report of the next lead also ends the presence at the previous one.
      stop('leave');
      setTimer('report', SETTLED_MS, reportNow);
      return () => {
        if (shown !== opened) return;
        shown = null;
        stop('report');
        stop('typing');
        setTimer('leave', SETTLED_MS, leaveNow);
      };
    },
    setTyping,
    refresh,
    onPresence: (leadIds) => {
      if (reported && leadIds.includes(reported)) refresh();
    },
    start: () => {
      document.addEventListener('visibilitychange', onVisibilityChange);
      window.addEventListener('pagehide', leaveNow);
      return () => {
        document.removeEventListener('visibilitychange', onVisibilityChange);
        window.removeEventListener('pagehide', leaveNow);
        shown = null;
        for (const timer of timers.values()) clearTimeout(timer);
      };
    },
  };
}
