import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { authorizedFetch } from './authorized-fetch';
import { type ApiProblem, networkProblem } from './problem';

export type QueryValue = string | number | boolean | readonly string[] | undefined;

export interface ApiCall {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const callApi: BaseQueryFn<ApiCall, unknown, ApiProblem, object, { etag: string | null }> = async (call, caller) => {
  const { path, method = 'GET', body, query = {}, headers } = call;
  const init: RequestInit = {
    method,
    // A change goes through even when the tab is closed or reloaded right after it.
    keepalive: method !== 'GET',
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  };
  const answer = await authorizedFetch(`/api${path}${queryString(query)}`, init, caller);
  if ('failure' in answer) return { error: answer.failure };
  try {
    return { data: await answer.response.json(), meta: { etag: answer.response.headers.get('ETag') } };
  } catch {
    return { error: networkProblem() };
  }
};

/** Every call of the back office; each feature adds its own endpoints. */
export const baseApi = createApi({
  baseQuery: callApi,
  tagTypes: ['Lead', 'LeadStats', 'User'],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** `?page=1&status=new,contacted`: lists comma-joined, what is empty left out. */
export function queryString(query: Readonly<Record<string, QueryValue>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') parameters.set(name, text);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
