import { lazy, useState } from 'react';
import { createPortal } from 'react-dom';
import { useToast } from '../../../shared/toasts/toast-provider';
import { useAppDispatch } from '../../api/app-store';
import { problemMessage } from '../../api/problem';
import { usePermissionReason } from '../../session/use-user';
import { Button } from '../../ui/button';
import { LazyBoundary } from '../../ui/dialogs/lazy-boundary';
import { filterQuery, type LeadView, listQuery } from '../filters/lead-view';
import { shownQueue } from '../filters/work-queue-views';
import { leadsApi } from '../lead/leads-api';
import { collectMatching } from './lead-selection';

const ShareOutDialog = lazy(() => import('./share-out-dialog').then((dialog) => ({ default: dialog.ShareOutDialog })));

interface ShareOut {
  /** Returns the ids of the leads to share out, at most as many as fit in one request, and the total number. */
  readonly collect: () => Promise<
    { readonly ids: readonly string[]; readonly total: number } | { readonly error: unknown }
  >;
  readonly onShared?: () => void;
}

/** Returns the properties of a button that opens the dialog, and the dialog. */
export function useShareOut({ collect, onShared }: ShareOut) {
  const disabledReason = usePermissionReason('share out leads', 'canBulkActions', 'canEditAllLeads');
  const [isBusy, setBusy] = useState(false);
  const [leads, setLeads] = useState<{ readonly ids: readonly string[]; readonly total: number } | null>(null);
  const showToast = useToast();
  const close = () => setLeads(null);
  const open = async () => {
    setBusy(true);
    const found = await collect();
    setBusy(false);
    if ('error' in found) showToast('error', `The leads could not be loaded: ${problemMessage(found.error)}`);
    else if (found.ids.length === 0) showToast('info', 'There are no leads to share out.');
    else setLeads(found);
  };
  // Rendered in the body, because the toolbar is collapsed on phones.
  const dialog =
    leads &&
    createPortal(
      <LazyBoundary onClose={close}>
        <ShareOutDialog leadIds={leads.ids} total={leads.total} onClose={close} onShared={onShared} />
      </LazyBoundary>,
      document.body,
    );
  return { button: { disabledReason, isBusy, onClick: () => void open(), children: 'Share out' }, dialog };
}

/** Shares out the whole Unassigned queue, on all pages. Renders nothing in other lists. */
export function ShareOutQueue({ view }: { readonly view: LeadView }) {
  const dispatch = useAppDispatch();
  const { data: listed } = leadsApi.endpoints.leads.useQueryState(listQuery(view));
  const { sortBy, sortOrder } = view;
  const { button, dialog } = useShareOut({
    collect: async () => {
      const outcome = await dispatch(collectMatching({ ...filterQuery(view), sortBy, sortOrder }));
      if (!collectMatching.fulfilled.match(outcome)) return { error: outcome.payload };
      const ids = outcome.payload;
      return { ids, total: Math.max(ids.length, listed?.pagination.totalItems ?? 0) };
    },
  });
  if (shownQueue(view)?.name !== 'nobodys' || listed?.pagination.totalItems === 0) return null;
  return (
    <>
      <Button {...button} />
      {dialog}
    </>
  );
}
