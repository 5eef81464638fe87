import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useAppStore } from '../../api/app-store';
import { baseApi } from '../../api/base-api';
import { selectToken } from '../../session/session-slice';
import { type LeadEventListener, subscribeToLeadEvents } from './lead-event-stream';

type LeadChanges = Pick<LeadEventListener, 'onLeads' | 'onMissed'>;
type Listen = (listener: LeadChanges) => () => void;

const Connection = createContext<Listen>(() => () => undefined);

/** Returns a function that subscribes and returns the function that unsubscribes. */
export function useLiveConnection(): Listen {
  return useContext(Connection);
}

/**
 * The single live event stream of a signed-in user. This component itself reloads notifications and permissions. If
 * events arrive while no screen is subscribed, `onMissed` is called for the next subscriber.
 */
export function LiveConnection({ children }: { readonly children: ReactNode }) {
  const store = useAppStore();
  const [{ listen, changes }] = useState(leadChanges);
  useEffect(() => {
    const reload = (...tags: ('User' | 'Lead' | 'LeadStats' | 'Notification')[]) =>
      void store.dispatch(baseApi.util.invalidateTags(tags));
    return subscribeToLeadEvents(() => selectToken(store.getState()), {
      onLeads: changes.onLeads,
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
  }, [store, changes]);
  return <Connection value={listen}>{children}</Connection>;
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
