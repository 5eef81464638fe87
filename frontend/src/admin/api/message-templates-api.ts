import type { BodyOf, ResponseOf } from '../../shared/api/api-types';
import { call } from './api-call';
import { baseApi, endpoint } from './base-api';

export type MessageTemplate = ResponseOf<'get', '/api/message-templates'>['data'][number];
export type TemplateBody = BodyOf<'post', '/api/message-templates'>;

const messageTemplatesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    messageTemplates: build.query({
      ...endpoint(
        () => call('get', '/api/message-templates'),
        ({ data }) => data,
      ),
      providesTags: ['MessageTemplate'],
    }),
    createTemplate: build.mutation({
      ...endpoint((body: TemplateBody) => call('post', '/api/message-templates', { body })),
      invalidatesTags: ['MessageTemplate'],
    }),
    replaceTemplate: build.mutation({
      ...endpoint(({ id, body }: { id: string; body: TemplateBody }) =>
        call('put', '/api/message-templates/{id}', { params: { id }, body }),
      ),
      invalidatesTags: ['MessageTemplate'],
    }),
    deleteTemplate: build.mutation({
      ...endpoint((id: string) => call('delete', '/api/message-templates/{id}', { params: { id } })),
      invalidatesTags: ['MessageTemplate'],
    }),
  }),
});

export const {
  useMessageTemplatesQuery,
  useCreateTemplateMutation,
  useReplaceTemplateMutation,
  useDeleteTemplateMutation,
} = messageTemplatesApi;

export const CHANNEL_LABELS: Readonly<Record<MessageTemplate['channel'], string>> = {
  whatsapp: 'WhatsApp',
  mail: 'Email',
};
export const LANGUAGE_LABELS: Readonly<Record<MessageTemplate['language'], string>> = { en: 'English', hi: 'Hindi' };
