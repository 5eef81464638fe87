import { ResultCount } from '../../ui/lists/result-count';
import { type LeadView, listQuery, useDebouncedView } from '../filters/lead-view';
import { leadsApi } from '../lead/leads-api';

/** The number of leads in the current list. Keeps the last number while another list loads. */
export function ListCount({ view }: { readonly view: LeadView }) {
  const { data } = leadsApi.endpoints.leads.useQueryState(listQuery(useDebouncedView(view)));
  return <ResultCount page={data && { pagination: data.pagination, rows: data.data.length }} />;
}
