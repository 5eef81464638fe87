import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { baseApi } from '../api/base-api';
import { subscribeToLeadEvents } from '../leads/live/lead-event-stream';
import { selectToken, type WithSession } from '../session/session-slice';

/** Keeps the bell up to date on a screen that does not follow the leads; where one does, it hears of notifications there. */
export function useLiveNotifications(isFollowed: boolean): void {
  const store = useStore<WithSession>();
  useEffect(() => {
    if (isFollowed) return;
    const reload = () => void store.dispatch(baseApi.util.invalidateTags(['Notification']));
    const reloadRights = () => void store.dispatch(baseApi.util.invalidateTags(['User', 'Notification']));
    return subscribeToLeadEvents(() => selectToken(store.getState()), {
      onLeads: () => undefined,
      onNotifications: reload,
      onMissed: reload,
      onResync: reloadRights,
      onRightsChanged: reloadRights,
    });
  }, [store, isFollowed]);
}
