import type { BodyOf, ResponseOf } from '../../shared/api/api-types';
import { call } from '../api/api-call';
import { baseApi, endpoint } from '../api/base-api';
import { type DownloadedFile, downloadFile } from '../api/download-file';
import type { LeadFilterQuery } from '../leads/filters/filter-kinds';
import type { ReportName } from '../ui/report-titles';

type Row<P extends `/api/reports/${ReportName}`> =
  ResponseOf<'get', P> extends { data: readonly (infer R)[] } ? R : never;

export type ReportMeasures = Omit<Row<'/api/reports/types'>, 'type'>;
export type DailyRow = Row<'/api/reports/daily'>;
export type StateRow = Row<'/api/reports/states'>;
export type DistrictRow = Row<'/api/reports/districts'>;
export type PromiseRow = Row<'/api/reports/promises'>;
export type SourceRow = Row<'/api/reports/sources'>;
export type AssigneeRow = Row<'/api/reports/assignees'>;
export type ReasonRow = Row<'/api/reports/reasons'>;
export type TeamRow = ResponseOf<'get', '/api/reports/team'>['data'][number];

const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dailyReport: build.query({
      ...endpoint(
        (query: LeadFilterQuery) => call('get', '/api/reports/daily', { query }),
        ({ data }) => data,
      ),
      providesTags: ['LeadStats'],
    }),
    typeReport: build.query({
      ...endpoint(
        (query: LeadFilterQuery) => call('get', '/api/reports/types', { query }),
        ({ data }) => data,
      ),
      providesTags: ['LeadStats'],
    }),
    promiseReport: build.query({
      ...endpoint(
        (query: LeadFilterQuery) => call('get', '/api/reports/promises', { query }),
        ({ data }) => data,
      ),
      providesTags: ['LeadStats'],
    }),
    sourceReport: build.query({
      ...endpoint(
        (query: LeadFilterQuery) => call('get', '/api/reports/sources', { query }),
        ({ data }) => data,
      ),
      providesTags: ['LeadStats'],
    }),
    assigneeReport: build.query({
      ...endpoint(
        (query: LeadFilterQuery) => call('get', '/api/reports/assignees', { query }),
        ({ data }) => data,
      ),
      providesTags: ['LeadStats'],
    }),
    stateReport: build.query({
      ...endpoint(
        (query: LeadFilterQuery) => call('get', '/api/reports/states', { query }),
        ({ data }) => data,
      ),
      providesTags: ['LeadStats'],
    }),
    districtReport: build.query({
      ...endpoint(
        (query: LeadFilterQuery) => call('get', '/api/reports/districts', { query }),
        ({ data }) => data,
      ),
      providesTags: ['LeadStats'],
    }),
    reasonReport: build.query({
      ...endpoint(
        (query: LeadFilterQuery) => call('get', '/api/reports/reasons', { query }),
        ({ data }) => data,
      ),
      providesTags: ['LeadStats'],
    }),
    teamReport: build.query({
      ...endpoint(
        () => call('get', '/api/reports/team'),
        ({ data }) => data,
      ),
      providesTags: ['LeadStats'],
    }),
    setTargets: build.mutation({
      ...endpoint(({ id, ...body }: { id: string } & BodyOf<'put', '/api/reports/team/{id}/targets'>) =>
        call('put', '/api/reports/team/{id}/targets', { params: { id }, body }),
      ),
      invalidatesTags: (_done, error) => (error ? [] : ['LeadStats']),
    }),
    reportFile: build.mutation<DownloadedFile, { report: ReportName; filter: LeadFilterQuery }>({
      queryFn: ({ report, filter }, caller) =>
        downloadFile(
          call('get', '/api/reports/csv', { query: { ...filter, report } }),
          caller,
          `kisan_canteen_${report}.csv`,
        ),
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
  useDistrictReportQuery,
  useReasonReportQuery,
  useTeamReportQuery,
  useSetTargetsMutation,
  useReportFileMutation,
} = reportsApi;
