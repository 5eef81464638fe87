import { useToast } from '../../../shared/toasts/toast-provider';
import { problemMessage } from '../../api/problem';
import { filterQuery, type LeadView } from '../filters/lead-view';
import { useExportLeadsMutation } from './export-leads';

/** The two exports of the dashboard, each of which says how it went. */
export function useExport() {
  const [exportLeads, { isLoading: busy }] = useExportLeadsMutation();
  const showToast = useToast();
  const failed = (error: unknown) => showToast('error', `Export failed: ${problemMessage(error)}`);

  return {
    busy,
    exportView: async (view: LeadView) => {
      const { error } = await exportLeads({ filter: filterQuery(view) });
      if (error) failed(error);
      else showToast('success', 'Export completed successfully! Check your downloads folder.');
    },
    exportSelected: async (leadIds: readonly string[]) => {
      if (leadIds.length === 0) return showToast('warning', 'Please select leads to export.');
      const { error } = await exportLeads({ leadIds });
      if (error) failed(error);
      else showToast('success', `Export completed successfully! ${leadIds.length} leads exported.`);
    },
  };
}
