import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { baseApi } from '../../api/base-api';
import { selectToken, type WithSession } from '../../session/session-slice';
import { type LeadView, listQuery, PAGE_SIZE } from '../filters/lead-view';
import { type LeadPage, leadsApi } from '../lead/leads-api';
import { subscribeToLeadEvents } from './lead-event-stream';
import { formatListDiff, listDiff, updatedInPlace } from './list-diff';
import { liveApi } from './live-api';

type LeadsState = Parameters<ReturnType<typeof leadsApi.endpoints.leads.select>>[0] & WithSession;
type Dispatch = ThunkDispatch<LeadsState, unknown, UnknownAction>;

/** Even while much happens, the list is asked for this often. */
const PACE_MS = 2_000;

interface Pending {
  readonly page: LeadPage;
  /** Of which view it is, and when it was loaded. */
  readonly of: string;
  readonly atMs: number;
}

/**
 * Keeps the list on the screen true while others work on it. What would move a row that somebody points at waits:
 * `news` says what, `show` brings it. `spoken` is for those who listen to the page.
 */
export function useLiveLeads(view: LeadView, list: RefObject<HTMLElement | null>) {
  const store = useStore<LeadsState>();
  const query = listQuery(view);
  const key = JSON.stringify(query);
  const now = useRef({ query, key });
  now.current = { query, key };
  const added = useRef(new Set<string>());
  const [pending, setPending] = useState<Pending | null>(null);
  const [spoken, setSpoken] = useState('');
  const { data: shown, fulfilledTimeStamp = 0 } = leadsApi.endpoints.leads.useQueryState(query);

  const replace = useCallback(
    (page: LeadPage) => {
      added.current.clear();
      setPending(null);
      const dispatch: Dispatch = store.dispatch;
      dispatch(leadsApi.util.updateQueryData('leads', now.current.query, () => page, true));
    },
    [store],
  );

  useEffect(() => {
    const dispatch: Dispatch = store.dispatch;
    let pause: ReturnType<typeof setTimeout> | undefined;
    let isLooking = false;
    let isAskedAgain = false;

    const look = async () => {
      if (pause || isLooking) {
        isAskedAgain = true;
        return;
      }
      isLooking = true;
      await catchUp().catch(() => undefined);
      isLooking = false;
      pause = setTimeout(() => {
        pause = undefined;
        if (isAskedAgain) void look();
        isAskedAgain = false;
      }, PACE_MS);
    };
    const catchUp = async () => {
      const { query: asked, key: of } = now.current;
      const page = () => leadsApi.endpoints.leads.select(asked)(store.getState()).data;
      if (!page()) return;
      const askedAtMs = Date.now();
      const peek = dispatch(liveApi.endpoints.peekLeads.initiate(asked, { forceRefetch: true, subscribe: false }));
      const fresh = await peek.unwrap();
      const before = page();
      if (!before || of !== now.current.key) return;
      if (isAhead(store.getState(), askedAtMs)) {
        isAskedAgain = true;
        return;
      }
      const news = listDiff(before, fresh, added.current);
      if (news.newLeads > 0) setSpoken(formatListDiff(news, PAGE_SIZE));
      if (news.staysInPlace || !isInUse(list.current)) return replace(fresh);
      dispatch(leadsApi.util.updateQueryData('leads', asked, (old) => updatedInPlace(old, fresh), true));
      setPending({ page: fresh, of, atMs: Date.now() });
    };
    const reloadOpened = (isTouched: (id: string) => boolean) => {
      for (const id of leadsApi.util.selectCachedArgsForQuery(store.getState(), 'lead').filter(isTouched)) {
        void dispatch(leadsApi.endpoints.lead.initiate(id, { forceRefetch: true, subscribe: false }));
      }
    };
    const hear = (isTouched: (id: string) => boolean) => {
      dispatch(baseApi.util.invalidateTags(['LeadStats']));
      reloadOpened(isTouched);
      void look();
    };

    const stop = subscribeToLeadEvents(() => selectToken(store.getState()), {
      leads: ({ added: come, changed, removed, many }) => {
        for (const id of come) added.current.add(id);
        hear((id) => many || changed.includes(id) || removed.includes(id));
      },
      missed: () => hear(() => true),
      rights: () => void dispatch(baseApi.util.invalidateTags(['User', 'Lead', 'LeadStats'])),
    });
    return () => {
      stop();
      clearTimeout(pause);
      pause = undefined;
    };
  }, [store, list, replace]);

  const isPending = shown && pending && pending.of === key && pending.atMs > fulfilledTimeStamp;
  const news = isPending ? listDiff(shown, pending.page, added.current) : null;
  return {
    news: news && !news.staysInPlace ? formatListDiff(news, PAGE_SIZE) : null,
    show: () => pending && replace(pending.page),
    spoken,
  };
}

/** Whether the list shows a change of one's own that an answer asked for at that time need not know of. */
function isAhead({ api }: LeadsState, askedAtMs: number): boolean {
  return Object.values(api.mutations).some(
    (change) =>
      change?.endpointName === 'changeLead' &&
      (change.status === 'pending' || (change.fulfilledTimeStamp ?? 0) >= askedAtMs),
  );
}

/** Whether somebody points at a row, works in one, or scrolls through them with a finger. */
function isInUse(list: HTMLElement | null): boolean {
  const rows = list?.querySelector('tbody');
  if (!rows) return false;
  const isTouched = window.matchMedia('(hover: none)').matches;
  return (
    isTouched ||
    rows.matches(':hover') ||
    rows.contains(document.activeElement) ||
    document.querySelector('dialog[open]') !== null
  );
}
