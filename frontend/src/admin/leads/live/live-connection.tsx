import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useAppStore } from '../../api/app-store';
import { baseApi } from '../../api/base-api';
import { selectToken } from '../../session/session-slice';
import { type LeadEventListener, subscribeToLeadEvents } from './lead-event-stream';

/** Events for a screen of leads: changes, and that it may have missed some. */
type LeadChanges = Pick<LeadEventListener, 'onLeads' | 'onMissed'>;
type Listen = (listener: LeadChanges) => () => void;

const Connection = createContext<Listen>(() => () => undefined);

/** Returns the function that subscribes to the office's live connection. It returns the clean-up. */
export function useLiveConnection(): Listen {
  return useContext(Connection);
}

/**
 * The one stream of live events while somebody is signed in, whichever screen is shown. It keeps the bell and the rights up to
 * date itself. A screen that begins to listen after changes that nobody heard is told that it missed some.
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
