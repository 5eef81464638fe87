import type { Store } from '@reduxjs/toolkit';
import { type Session, type SignedInUser, selectSession, sessionRestored, type WithSession } from './session-slice';

const TOKEN_KEY = 'adminToken';
const USER_KEY = 'adminUser';

/** Reads the session of an earlier visit or another tab. Returns no user if storage is blocked or unreadable. */
function storedSession(): Session {
  try {
    const token = localStorage.getItem(TOKEN_KEY);
    const user = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null') as SignedInUser | null;
    return token ? { token, user } : { token: null, user: null };
  } catch {
    return { token: null, user: null };
  }
}

/** Keeps the session across reloads and in sync with other tabs. Returns a cleanup function. */
export function saveSession(store: Store<WithSession>): () => void {
  let current: Session = storedSession();
  let isStored = true;
  store.dispatch(sessionRestored(current));

  const unsubscribe = store.subscribe(() => {
    const { token, user } = selectSession(store.getState());
    if (token === current.token && user === current.user) return;
    const sameSession = token === current.token;
    current = { token, user };
    // Do not overwrite the session if another tab has changed it and the storage event has not arrived here yet.
    if (sameSession && storedSession().token !== token) return;
    isStored = write(current);
  });
  const restore = () => {
    const stored = storedSession();
    if (!isStored || stored.token === current.token) return;
    current = stored;
    store.dispatch(sessionRestored(stored));
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === TOKEN_KEY) restore();
  };
  window.addEventListener('storage', onStorage);
  // A tab that was frozen or restored from the back-forward cache has missed storage events.
  window.addEventListener('pageshow', restore);
  document.addEventListener('visibilitychange', restore);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', restore);
    document.removeEventListener('visibilitychange', restore);
  };
}

/** Returns false if storage is blocked or full. */
function write({ token, user }: Session): boolean {
  try {
    if (token === null) {
      localStorage.removeItem(USER_KEY);
      localStorage.removeItem(TOKEN_KEY);
    } else {
      // The token is written last, because other tabs read both values when the token changes.
      localStorage.setItem(USER_KEY, JSON.stringify(user));
      localStorage.setItem(TOKEN_KEY, token);
    }
    return true;
  } catch {
    return false;
  }
}
