import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { selectToken, sessionEnded, type WithSession } from '../session/session-slice';
import { connectionFailed } from './connection-slice';
import { type ApiProblem, isUnreachable, networkProblem, problemOf } from './problem';

interface Caller {
  readonly signal: AbortSignal;
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly getState: () => unknown;
}

type Answer = { readonly response: Response } | { readonly failure: ApiProblem };

/** Fetches as the signed-in user. A refused session ends here, unless somebody signed in again meanwhile. */
export async function authorizedFetch(path: string, init: RequestInit, caller: Caller): Promise<Answer> {
  const tokenNow = () => selectToken(caller.getState() as WithSession);
  const token = tokenNow();
  const headers = new Headers(init.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  try {
    const response = await fetch(path, { ...init, headers, signal: caller.signal });
    if (response.ok) return { response };
    if (response.status === 401 && token !== null && token === tokenNow()) {
      caller.dispatch(sessionEnded({ signedOut: false }));
    }
    if (isUnreachable(response)) caller.dispatch(connectionFailed('unavailable'));
    return { failure: await problemOf(response) };
  } catch {
    if (!caller.signal.aborted) caller.dispatch(connectionFailed('offline'));
    return { failure: networkProblem() };
  }
}
