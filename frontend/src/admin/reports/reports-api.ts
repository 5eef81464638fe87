import type { components } from '../../shared/api/schema';
import { authorizedFetch } from '../api/authorized-fetch';
import { baseApi, type QueryValue, queryString } from '../api/base-api';
import { saveDownload } from '../api/save-download';

type Schemas = components['schemas'];

export type ReportMeasures = Omit<Schemas['TypeReportRow'], 'type'>;
export type DailyRow = Schemas['DailyReportRow'];
export type StateRow = Schemas['StateReportRow'];
export type PromiseRow = Schemas['PromiseReportRow'];
export type ReportName = 'daily' | 'types' | 'promises' | 'sources' | 'assignees' | 'states';
/** The filters of the list, as its own calls take them. */
export type ReportFilter = Readonly<Record<string, QueryValue>>;

const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dailyReport: build.query<DailyRow[], ReportFilter>({
      query: (query) => ({ path: '/reports/daily', query }),
      transformResponse: ({ data }: Schemas['DailyReportAnswer']) => data,
      providesTags: ['LeadStats'],
    }),
    typeReport: build.query<Schemas['TypeReportRow'][], ReportFilter>({
      query: (query) => ({ path: '/reports/types', query }),
      transformResponse: ({ data }: Schemas['TypeReportAnswer']) => data,
      providesTags: ['LeadStats'],
    }),
    promiseReport: build.query<PromiseRow[], ReportFilter>({
      query: (query) => ({ path: '/reports/promises', query }),
      transformResponse: ({ data }: Schemas['PromiseReportAnswer']) => data,
      providesTags: ['LeadStats'],
    }),
    sourceReport: build.query<Schemas['SourceReportRow'][], ReportFilter>({
      query: (query) => ({ path: '/reports/sources', query }),
      transformResponse: ({ data }: Schemas['SourceReportAnswer']) => data,
      providesTags: ['LeadStats'],
    }),
    assigneeReport: build.query<Schemas['AssigneeReportRow'][], ReportFilter>({
      query: (query) => ({ path: '/reports/assignees', query }),
      transformResponse: ({ data }: Schemas['AssigneeReportAnswer']) => data,
      providesTags: ['LeadStats'],
    }),
    stateReport: build.query<StateRow[], ReportFilter>({
      query: (query) => ({ path: '/reports/states', query }),
      transformResponse: ({ data }: Schemas['StateReportAnswer']) => data,
      providesTags: ['LeadStats'],
    }),
    /** Downloads a report; the name of the file is what comes back. */
    reportFile: build.mutation<string, { report: ReportName; filter: ReportFilter }>({
      queryFn: async ({ report, filter }, caller) => {
        const answer = await authorizedFetch(`/api/reports/csv${queryString({ ...filter, report })}`, {}, caller);
        if ('failure' in answer) return { error: answer.failure };
        try {
          return { data: await saveDownload(answer.response, `kisan_canteen_${report}.csv`) };
        } catch {
          return { error: { status: 0, code: 'cut_off', message: 'The download was cut off. Try again.', errors: [] } };
        }
      },
    }),
  }),
});

export const {
  useDailyReportQuery,
  useTypeReportQuery,
  usePromiseReportQuery,
  useSourceReportQuery,
  useAssigneeReportQuery,
  useStateReportQuery,
  useReportFileMutation,
} = reportsApi;
