import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { ApiProblem } from '../../shared/api/problem';
import type { ApiCall } from './api-call';
import { authorizedJson } from './authorized-fetch';

interface ResponseMeta {
  /** Sent back as `If-Match` when the resource is changed. */
  readonly etag: string | null;
}

const sendCall: BaseQueryFn<ApiCall, unknown, ApiProblem, object, ResponseMeta> = async (call, caller) => {
  // With `keepalive`, the browser completes the request even if the user closes or reloads the tab right away.
  const outcome = await authorizedJson(call, caller, { keepalive: call.method !== 'get' });
  if ('problem' in outcome) return { error: outcome.problem };
  return { data: outcome.data, meta: { etag: outcome.etag } };
};

export const baseApi = createApi({
  baseQuery: sendCall,
  tagTypes: [
    'Assignment',
    'Lead',
    'LeadStats',
    'LeadTimeline',
    'BinnedLead',
    'User',
    'Session',
    'Notification',
    'MessageTemplate',
    'BulkAct',
  ],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

interface Endpoint<Arg, Body, Data> {
  readonly query: (arg: Arg) => ApiCall<Body>;
  readonly transformResponse: (body: Body, meta: ResponseMeta | undefined) => Data;
}

/**
 * Creates the options of `build.query` and `build.mutation`. `read` extracts the result from the response body; without
 * `read`, the result is the whole body. Without `NoInfer`, RTK would infer `any` for endpoints that have no argument.
 */
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
