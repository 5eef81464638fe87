import { useState } from 'react';
import { useToast } from '../../../shared/toasts/toast-provider';
import { problemMessage } from '../../api/problem';
import { useMutationToast } from '../../api/use-mutation-toast';
import { usePermission, useUser } from '../../session/use-user';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { LoadError } from '../../ui/errors/load-error';
import { Placeholder } from '../../ui/placeholder';
import type { LeadView } from '../filters/lead-view';
import { SaveViewForm } from './save-view-form';
import { SavedViewRow } from './saved-view-row';
import {
  type SavedView,
  useChangeViewSettingsMutation,
  useDeleteViewMutation,
  useSavedViewsQuery,
  useViewSettingsQuery,
} from './saved-views-api';
import { useIsOnScreen } from './use-list-columns';

interface SavedViewsPanelProps {
  /** The view on the screen. */
  readonly view: LeadView;
  readonly onGoTo: (query: string) => void;
  /** The row that had the focus has gone. */
  readonly onFocusLost: () => void;
}

/** What the Views button opens. */
export function SavedViewsPanel({ view: shown, onGoTo, onFocusLost }: SavedViewsPanelProps) {
  const { data: views, error, refetch } = useSavedViewsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [deleteView] = useDeleteViewMutation();
  const [asked, setAsked] = useState<SavedView | null>(null);
  const { data: settings } = useViewSettingsQuery();
  const [changeSettings] = useChangeViewSettingsMutation();
  const reader = useUser()?._id;
  const mayShare = usePermission('canEditAllLeads');
  const showToast = useToast();
  const report = useMutationToast();
  const isOnScreen = useIsOnScreen(shown);
  const isOwn = ({ owner }: SavedView) => owner?._id === reader;

  const confirmed = async (view: SavedView) => {
    const { error: failure } = await deleteView(view._id);
    if (failure) return problemMessage(failure);
    setAsked(null);
    showToast('success', `View "${view.name}" deleted.`);
  };

  if (error && !views) return <LoadError error={error} onRetry={refetch} />;
  if (!views) return <Placeholder>Loading views...</Placeholder>;
  return (
    <>
      {views.length === 0 && (
        <Placeholder>No saved views yet. Set filters, tab and order as you like and keep them here.</Placeholder>
      )}
      <ul className="saved-views__list">
        {views.map((view) => (
          <SavedViewRow
            key={view._id}
            view={view}
            isShown={isOnScreen(view.query)}
            isOwn={isOwn(view)}
            mayShare={mayShare}
            isDefault={view._id === settings?.defaultView?._id}
            onDefault={(defaultView) => void report(changeSettings({ defaultView }))}
            onGoTo={() => onGoTo(view.query)}
            onDelete={() => setAsked(view)}
            onFocusLost={onFocusLost}
          />
        ))}
      </ul>
      <SaveViewForm view={shown} views={views.filter(isOwn)} />
      {asked && (
        <ConfirmDialog
          title="Delete view"
          confirmLabel="Delete"
          onConfirm={() => confirmed(asked)}
          onCancel={() => setAsked(null)}
        >
          Delete the view "{asked.name}"? The leads in it stay as they are.
          {asked.shared && ' It goes for everybody.'}
        </ConfirmDialog>
      )}
    </>
  );
}
