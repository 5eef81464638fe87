import type { Dispatch } from '@reduxjs/toolkit';
import { type ApiProblem, problemOf } from '../../shared/api/problem';
import { selectToken, sessionEnded, type WithSession } from '../session/session-slice';
import type { ApiCall } from './api-call';
import { connectionFailed } from './connection-slice';
import { isUnreachable, networkProblem } from './problem';

export interface Caller {
  readonly signal: AbortSignal;
  readonly dispatch: Dispatch;
  readonly getState: () => unknown;
}

export type Outcome = { readonly response: Response } | { readonly problem: ApiProblem };

/** Sends a request as the signed-in user. A 401 ends the session, unless the token has changed in the meantime. */
export async function authorizedFetch(call: ApiCall, caller: Caller, options?: RequestInit): Promise<Outcome> {
  const tokenNow = () => selectToken(caller.getState() as WithSession);
  const token = tokenNow();
  const { method, url, body } = call;
  const headers = new Headers(call.headers);
  const isFile = body instanceof Blob;
  if (body) headers.set('Content-Type', isFile ? 'application/octet-stream' : 'application/json');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const init = {
    ...options,
    method: method.toUpperCase(),
    headers,
    ...(body && { body: isFile ? body : JSON.stringify(body) }),
  };
  try {
    const response = await fetch(url, { ...init, signal: caller.signal });
    if (response.ok) return { response };
    if (response.status === 401 && token !== null && token === tokenNow()) {
      caller.dispatch(sessionEnded({ signedOut: false }));
    }
    if (isUnreachable(response)) caller.dispatch(connectionFailed('unavailable'));
    return { problem: await problemOf(response) };
  } catch {
    if (!caller.signal.aborted) caller.dispatch(connectionFailed('offline'));
    return { problem: networkProblem() };
  }
}

export async function authorizedJson<Body>(
  call: ApiCall<Body>,
  caller: Caller,
  options?: RequestInit,
): Promise<{ readonly data: Body; readonly etag: string | null } | { readonly problem: ApiProblem }> {
  const outcome = await authorizedFetch(call, caller, options);
  if ('problem' in outcome) return outcome;
  try {
    return { data: (await outcome.response.json()) as Body, etag: outcome.response.headers.get('ETag') };
  } catch {
    // The connection was lost while the response was being read.
    return { problem: networkProblem() };
  }
}
