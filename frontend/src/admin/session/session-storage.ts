import type { Store } from '@reduxjs/toolkit';
import { type Session, type SignedInUser, selectSession, sessionAdopted, type WithSession } from './session-slice';

const TOKEN_KEY = 'adminToken';
const USER_KEY = 'adminUser';

/** What an earlier visit or another tab left; nobody where storage is blocked or unreadable. */
export function storedSession(): Session {
  try {
    const token = localStorage.getItem(TOKEN_KEY);
    const user = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null') as SignedInUser | null;
    return token ? { token, user } : { token: null, user: null };
  } catch {
    return { token: null, user: null };
  }
}

/** Keeps the session beyond a reload and in step with the other tabs. Returns how to stop. */
export function saveSession(store: Store<WithSession>): () => void {
  let kept: Session = storedSession();
  let isStored = true;
  store.dispatch(sessionAdopted(kept));

  const unsubscribe = store.subscribe(() => {
    const { token, user } = selectSession(store.getState());
    if (token === kept.token && user === kept.user) return;
    const sameSession = token === kept.token;
    kept = { token, user };
    // Another tab ended it or began another one, of which this one is about to hear.
    if (sameSession && storedSession().token !== token) return;
    isStored = write(kept);
  });
  const adopt = () => {
    const stored = storedSession();
    if (!isStored || stored.token === kept.token) return;
    kept = stored;
    store.dispatch(sessionAdopted(stored));
  };
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === TOKEN_KEY) adopt();
  };
  window.addEventListener('storage', hear);
  // A tab that slept, or that Back brought out of the browser's memory, has heard nothing.
  window.addEventListener('pageshow', adopt);
  document.addEventListener('visibilitychange', adopt);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', adopt);
    document.removeEventListener('visibilitychange', adopt);
  };
}

/** Whether the browser took it. */
function write({ token, user }: Session): boolean {
  try {
    if (token === null) {
      localStorage.removeItem(USER_KEY);
      localStorage.removeItem(TOKEN_KEY);
    } else {
      // The user first: other tabs read both when the token changes.
      localStorage.setItem(USER_KEY, JSON.stringify(user));
      localStorage.setItem(TOKEN_KEY, token);
    }
    return true;
  } catch {
    // Without storage the session lasts as long as the tab.
    return false;
  }
}
