import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useAppStore } from '../../api/app-store';
import { baseApi } from '../../api/base-api';
import { selectToken } from '../../session/session-slice';
import { type LeadEventListener, subscribeToLeadEvents } from './lead-event-stream';
import { type PresenceReports, presenceApi, presenceReports } from './presence-reports';

type LeadChanges = Pick<LeadEventListener, 'onLeads' | 'onMissed'>;
type Listen = (listener: LeadChanges) => () => void;

const Connection = createContext<Listen>(() => () => undefined);
const Presence = createContext<Pick<PresenceReports, 'open' | 'setTyping'>>({
  open: () => () => undefined,
  setTyping: () => undefined,
});

/** Returns a function that subscribes and returns the function that unsubscribes. */
export function useLiveConnection(): Listen {
  return useContext(Connection);
}

export function useLivePresence(): Pick<PresenceReports, 'open' | 'setTyping'> {
  return useContext(Presence);
}

/**
 * The single live event stream of a signed-in user. This component itself reloads notifications and permissions. If
 * events arrive while no screen is subscribed, `onMissed` is called for the next subscriber.
 */
export function LiveConnection({ children }: { readonly children: ReactNode }) {
  const store = useAppStore();
  const [{ listen, changes }] = useState(leadChanges);
  const [presence] = useState(() => {
    const { reportPresence, leaveLead } = presenceApi.endpoints;
    // Not tracked, because lists are loaded again after each tracked change.
    return presenceReports({
      report: async (report) => (await store.dispatch(reportPresence.initiate(report, { track: false }))).data ?? null,
      leave: (lead) => void store.dispatch(leaveLead.initiate(lead, { track: false })),
    });
  });
  useEffect(() => presence.start(), [presence]);
  useEffect(() => {
    const reload = (...tags: ('User' | 'Lead' | 'LeadStats' | 'Notification')[]) =>
      void store.dispatch(baseApi.util.invalidateTags(tags));
    return subscribeToLeadEvents(() => selectToken(store.getState()), {
      onReady: presence.refresh,
      onLeads: changes.onLeads,
      onPresence: presence.onPresence,
      onNotifications: () => reload('Notification'),
      onMissed: () => {
        reload('Notification');
        changes.onMissed();
      },
      onResync: () => {
        reload('User', 'Notification');
        changes.onMissed();
      },
      onRightsChanged: () => reload('User', 'Lead', 'LeadStats', 'Notification'),
    });
  }, [store, changes, presence]);
  return (
    <Connection value={listen}>
      <Presence value={presence}>{children}</Presence>
    </Connection>
  );
}

function leadChanges(): { readonly listen: Listen; readonly changes: LeadChanges } {
  const listeners = new Set<LeadChanges>();
  let isMissed = false;
  const changes: LeadChanges = {
    onLeads: (event) => {
      isMissed ||= listeners.size === 0;
      for (const { onLeads } of listeners) onLeads(event);
    },
    onMissed: () => {
      isMissed ||= listeners.size === 0;
      for (const { onMissed } of listeners) onMissed();
    },
  };
  const listen: Listen = (listener) => {
    listeners.add(listener);
    if (isMissed) listener.onMissed();
    isMissed = false;
    return () => void listeners.delete(listener);
  };
  return { listen, changes };
}
