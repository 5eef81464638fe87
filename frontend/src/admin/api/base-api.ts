import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { ApiProblem } from '../../shared/api/problem';
import type { ApiCall } from './api-call';
import { authorizedJson } from './authorized-fetch';

interface ResponseMeta {
  /** For `If-Match`. */
  readonly etag: string | null;
}

const sendCall: BaseQueryFn<ApiCall, unknown, ApiProblem, object, ResponseMeta> = async (call, caller) => {
  // With keepalive, a change is sent even if the tab is closed or reloaded right after it.
  const outcome = await authorizedJson(call, caller, { keepalive: call.method !== 'get' });
  if ('problem' in outcome) return { error: outcome.problem };
  return { data: outcome.data, meta: { etag: outcome.etag } };
};

export const baseApi = createApi({
  baseQuery: sendCall,
  tagTypes: ['Assignment', 'Lead', 'LeadStats', 'BinnedLead', 'User', 'Session', 'Notification', 'MessageTemplate'],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

interface Endpoint<Arg, Body, Data> {
  readonly query: (arg: Arg) => ApiCall<Body>;
  readonly transformResponse: (body: Body, meta: ResponseMeta | undefined) => Data;
}

// NoInfer: without it, RTK infers `any` as the argument of calls that take none.
/** Options of `build.query` and `build.mutation`. `read` returns the wanted part of the response body. */
export function endpoint<Body, Arg = void>(query: (arg: Arg) => ApiCall<Body>): Endpoint<NoInfer<Arg>, Body, Body>;
export function endpoint<Body, Data, Arg = void>(
  query: (arg: Arg) => ApiCall<Body>,
  read: (body: Body, meta: ResponseMeta | undefined) => Data,
): Endpoint<NoInfer<Arg>, Body, Data>;
export function endpoint<Arg>(
  query: (arg: Arg) => ApiCall,
  read: (body: unknown, meta: ResponseMeta | undefined) => unknown = (body) => body,
): Endpoint<Arg, unknown, unknown> {
  return { query, transformResponse: read };
}
