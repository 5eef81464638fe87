import type { BodyOf, QueryOf, ResponseOf } from '../../shared/api/api-types';
import { call } from '../api/api-call';
import { baseApi, endpoint } from '../api/base-api';

export type Webhook = ResponseOf<'get', '/api/webhooks'>['data'][number];
export type WebhookState = Webhook['state'];
export type WebhookPayload = Webhook['payload'];
export type EventType = Webhook['types'][number];
/** A webhook with its secret, which the server sends only once. */
export type NewWebhook = ResponseOf<'post', '/api/webhooks'>['data'];
export type WebhookTest = ResponseOf<'post', '/api/webhooks/{id}/test'>['data'];
export type Delivery = ResponseOf<'get', '/api/webhooks/{id}/deliveries'>['data'][number];
export type DeliveryState = Delivery['state'];

interface DeliveryQuery {
  readonly id: string;
  readonly state: QueryOf<'get', '/api/webhooks/{id}/deliveries'>['state'];
}

const DELIVERIES_AT_ONCE = 50;

/*
 * After a failure, the list is loaded again too: another user may have deleted the webhook, or the response may be lost
 * although the change was made.
 */
const webhooksApi = baseApi.enhanceEndpoints({ addTagTypes: ['Webhook', 'Delivery'] }).injectEndpoints({
  endpoints: (build) => ({
    webhooks: build.query({
      ...endpoint(
        () => call('get', '/api/webhooks'),
        ({ data }) => data,
      ),
      providesTags: ['Webhook'],
    }),
    createWebhook: build.mutation({
      ...endpoint(
        (body: BodyOf<'post', '/api/webhooks'>) => call('post', '/api/webhooks', { body }),
        ({ data }) => data,
      ),
      invalidatesTags: ['Webhook'],
    }),
    updateWebhook: build.mutation({
      ...endpoint(
        ({ id, ...body }: { id: string } & BodyOf<'put', '/api/webhooks/{id}'>) =>
          call('put', '/api/webhooks/{id}', { params: { id }, body }),
        ({ data }) => data,
      ),
      invalidatesTags: ['Webhook'],
    }),
    deleteWebhook: build.mutation({
      ...endpoint((id: string) => call('delete', '/api/webhooks/{id}', { params: { id } })),
      invalidatesTags: ['Webhook'],
    }),
    rotateWebhookSecret: build.mutation({
      ...endpoint(
        ({ id, ...body }: { id: string } & BodyOf<'post', '/api/webhooks/{id}/rotate-secret'>) =>
          call('post', '/api/webhooks/{id}/rotate-secret', { params: { id }, body }),
        ({ data }) => data,
      ),
      invalidatesTags: ['Webhook'],
    }),
    testWebhook: build.mutation({
      ...endpoint(
        (id: string) => call('post', '/api/webhooks/{id}/test', { params: { id } }),
        ({ data }) => data,
      ),
    }),
    enableWebhook: build.mutation({
      ...endpoint(
        (id: string) => call('post', '/api/webhooks/{id}/enable', { params: { id } }),
        ({ data }) => data,
      ),
      invalidatesTags: ['Webhook'],
    }),
    replayEvents: build.mutation({
      ...endpoint(
        ({ id, ...body }: { id: string } & BodyOf<'post', '/api/webhooks/{id}/replay'>) =>
          call('post', '/api/webhooks/{id}/replay', { params: { id }, body }),
        ({ data }) => data,
      ),
      invalidatesTags: ['Webhook', 'Delivery'],
    }),
    deliveries: build.infiniteQuery<readonly Delivery[], DeliveryQuery, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => (page.length < DELIVERIES_AT_ONCE ? undefined : page.at(-1)?._id),
      },
      ...endpoint(
        ({ queryArg: { id, state }, pageParam }: { queryArg: DeliveryQuery; pageParam: string | null }) =>
          call('get', '/api/webhooks/{id}/deliveries', {
            params: { id },
            query: {
              limit: DELIVERIES_AT_ONCE,
              ...(state && { state }),
              ...(pageParam !== null && { before: pageParam }),
            },
          }),
        ({ data }) => data,
      ),
      providesTags: ['Delivery'],
    }),
    retryDelivery: build.mutation({
      ...endpoint(({ id, deliveryId }: { id: string; deliveryId: string }) =>
        call('post', '/api/webhooks/{id}/deliveries/{deliveryId}/retry', { params: { id, deliveryId } }),
      ),
      invalidatesTags: ['Webhook', 'Delivery'],
    }),
  }),
});

export const {
  useWebhooksQuery,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useEnableWebhookMutation,
  useReplayEventsMutation,
  useDeliveriesInfiniteQuery,
  useRetryDeliveryMutation,
} = webhooksApi;
