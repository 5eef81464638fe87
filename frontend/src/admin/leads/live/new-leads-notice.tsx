import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AppState, useAppStore } from '../../api/app-store';
import { baseApi } from '../../api/base-api';
import { Button } from '../../ui/button';
import { type LeadView, listQuery, PAGE_SIZE } from '../filters/lead-view';
import { type LeadListQuery, type LeadPage, LIST_TAG, leadsApi } from '../lead/leads-api';
import { formatListDiff, listDiff, liveApi, updatedInPlace } from './fresh-leads';
import { useLiveConnection } from './live-connection';
import './new-leads-notice.css';

interface NewLeadsNoticeProps {
  readonly view: LeadView;
  /** Whether the user is working in the list, in which case rows must not move. */
  readonly isInUse: () => boolean;
  readonly onFocusLost: () => void;
}

/** A button that shows pending changes. It overlays the list, so that no row moves. */
export function NewLeadsNotice({ view, isInUse, onFocusLost }: NewLeadsNoticeProps) {
  const { notice, showPending, announcement } = useLiveLeads(view, isInUse);
  return (
    <div className="new-leads-notice">
      {notice && (
        <Button
          variant="primary"
          className="new-leads-notice__button"
          onClick={() => {
            showPending();
            onFocusLost();
          }}
        >
          {`${notice.words}. ${notice.isNew ? 'Show' : 'Refresh'}`}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {/* The key is new each time, because screen readers repeat the same text only if it is in a new element. */}
        <span key={announcement.count}>{notice?.words ?? announcement.words}</span>
      </p>
    </div>
  );
}

/** The list is fetched at most once in this time, no matter how many events arrive. */
const MIN_INTERVAL_MS = 2_000;
const RETRY_MS = 10_000;

interface Pending {
  readonly page: LeadPage;
  readonly of: string;
  readonly atMs: number;
}

/** `count` tells an announcement apart from an earlier one with the same text. */
interface Announcement {
  readonly words: string;
  readonly count: number;
}

/**
 * Keeps the list up to date. While the list is in use, changes that would move rows are held back: `notice` describes
 * them and `showPending` applies them. `announcement` is the text for screen readers. The board has no notice: it waits
 * until it is not in use.
 */
function useLiveLeads(view: LeadView, isInUse: () => boolean) {
  const store = useAppStore();
  const listen = useLiveConnection();
  const query = listQuery(view);
  const key = JSON.stringify(query);
  const isBoard = view.layout === 'board';
  const now = useRef({ query, key, isBoard });
  now.current = { query, key, isBoard };
  const isInUseNow = useEffectEvent(isInUse);
  const added = useRef(new Set<string>());
  const [pending, setPending] = useState<Pending | null>(null);
  const [announcement, setAnnouncement] = useState<Announcement>({ words: '', count: 0 });
  const { data: shown, fulfilledTimeStamp = 0 } = leadsApi.endpoints.leads.useQueryState(query);

  const replace = useCallback(
    (page: LeadPage) => {
      added.current.clear();
      setPending(null);
      store.dispatch(leadsApi.util.updateQueryData('leads', now.current.query, () => page, true));
    },
    [store],
  );

  useEffect(() => {
    const { dispatch } = store;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRefreshing = false;
    let refreshAgain = false;
    let isStopped = false;
    let touched = new Set<string>();
    let isAnyTouched = false;

    const refresh = async () => {
      if (timer || isRefreshing) {
        refreshAgain = true;
        return;
      }
      if (now.current.isBoard && isInUseNow()) {
        refreshAgain = true;
        waitFor(MIN_INTERVAL_MS);
        return;
      }
      isRefreshing = true;
      refreshAgain = false;
      dispatch(baseApi.util.invalidateTags(['LeadStats']));
      reloadOpened();
      const hasFailed = await fetchFresh().then(
        () => false,
        () => true,
      );
      isRefreshing = false;
      if (isStopped) return;
      refreshAgain ||= hasFailed;
      waitFor(hasFailed ? RETRY_MS : MIN_INTERVAL_MS);
    };
    const waitFor = (ms: number) => {
      timer = setTimeout(() => {
        timer = undefined;
        if (refreshAgain) void refresh();
      }, ms);
    };
    const fetchFresh = async () => {
      if (now.current.isBoard) {
        dispatch(baseApi.util.invalidateTags([LIST_TAG]));
        return;
      }
      const { query: requested, key: of } = now.current;
      const state = () => leadsApi.endpoints.leads.select(requested)(store.getState());
      // The response to a request that is still in flight may not contain the change yet.
      refreshAgain ||= state().isLoading;
      if (!state().data) return;
      const requestedAtMs = Date.now();
      const isChanging = isAhead(store.getState(), requested, requestedAtMs);
      const request = dispatch(
        liveApi.endpoints.freshLeads.initiate(requested, { forceRefetch: true, subscribe: false }),
      );
      const fresh = await request.unwrap();
      const before = state().data;
      const isOutdated = isChanging || state().isLoading || isAhead(store.getState(), requested, requestedAtMs);
      if (!before || of !== now.current.key || isOutdated) {
        refreshAgain = true;
        return;
      }
      const diff = listDiff(before, fresh, added.current);
      if (diff.newLeads > 0) {
        const words = formatListDiff(diff, PAGE_SIZE);
        setAnnouncement(({ count }) => ({ words, count: count + 1 }));
      }
      if (diff.staysInPlace || !isInUseNow()) return replace(fresh);
      dispatch(leadsApi.util.updateQueryData('leads', requested, (old) => updatedInPlace(old, fresh), true));
      setPending({ page: fresh, of, atMs: Date.now() });
    };
    const reloadOpened = () => {
      const opened = leadsApi.util.selectCachedArgsForQuery(store.getState(), 'lead');
      const stale = opened.filter((each) => isAnyTouched || touched.has(each));
      touched = new Set();
      isAnyTouched = false;
      for (const id of stale) {
        if (leadsApi.endpoints.lead.select(id)(store.getState()).isLoading) {
          touched.add(id);
          refreshAgain = true;
        } else {
          void dispatch(leadsApi.endpoints.lead.initiate(id, { forceRefetch: true, subscribe: false }));
          dispatch(baseApi.util.invalidateTags([{ type: 'LeadTimeline', id }]));
        }
      }
    };

    const stop = listen({
      onLeads: ({ added: arrived, changed, removed, many }) => {
        for (const id of arrived) added.current.add(id);
        for (const id of [...arrived, ...changed, ...removed]) touched.add(id);
        isAnyTouched ||= many;
        void refresh();
      },
      onMissed: () => {
        isAnyTouched = true;
        void refresh();
      },
    });
    return () => {
      isStopped = true;
      stop();
      clearTimeout(timer);
    };
  }, [store, listen, replace]);

  const isPending = !isBoard && shown && pending && pending.of === key && pending.atMs > fulfilledTimeStamp;
  const diff = isPending ? listDiff(shown, pending.page, added.current) : null;
  return {
    notice: diff && !diff.staysInPlace ? { words: formatListDiff(diff, PAGE_SIZE), isNew: diff.newLeads > 0 } : null,
    showPending: () => pending && replace(pending.page),
    announcement,
  };
}

/**
 * Whether the list contains, or will soon contain, changes that a request sent at `requestedAtMs` may have missed. If
 * so, the response to that request is out of date.
 */
function isAhead(state: AppState, shown: LeadListQuery, requestedAtMs: number): boolean {
  const { startedTimeStamp = 0 } = leadsApi.endpoints.leads.select(shown)(state);
  if (startedTimeStamp >= requestedAtMs) return true;
  return Object.values(state.api.mutations).some(
    (change) => change?.status === 'pending' || (change?.fulfilledTimeStamp ?? 0) >= requestedAtMs,
  );
}
