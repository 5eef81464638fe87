import { useState } from 'react';
import { useToast } from '../../../shared/toasts/toast-provider';
import { problemMessage } from '../../api/problem';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { SaveViewForm } from './save-view-form';
import { SavedViewRow } from './saved-view-row';
import { type SavedView, useDeleteViewMutation, useSavedViewsQuery } from './saved-views-api';

interface SavedViewsPanelProps {
  /** The view on the screen. */
  readonly query: string;
  readonly onGoTo: (query: string) => void;
  /** The row that had the focus has gone. */
  readonly onFocusLost: () => void;
}

/** What the Views button opens. */
export function SavedViewsPanel({ query, onGoTo, onFocusLost }: SavedViewsPanelProps) {
  const { data: views, error, refetch } = useSavedViewsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [deleteView, { isLoading: isDeleting }] = useDeleteViewMutation();
  const [asked, setAsked] = useState<SavedView | null>(null);
  const showToast = useToast();

  const confirmed = async (view: SavedView) => {
    const answer = await deleteView(view._id);
    setAsked(null);
    if (answer.error) showToast('error', problemMessage(answer.error));
    else showToast('success', `View "${view.name}" deleted.`);
  };

  if (!views) {
    return error ? (
      <div className="saved-views__state" role="alert">
        <p>Error: {problemMessage(error)}</p>
        <Button small onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    ) : (
      <p className="saved-views__state">Loading views...</p>
    );
  }
  return (
    <>
      {views.length === 0 && (
        <p className="saved-views__state">
          No saved views yet. Set filters, tab and order as you like and keep them here.
        </p>
      )}
      <ul className="saved-views__list">
        {views.map((view) => (
          <SavedViewRow
            key={view._id}
            view={view}
            isShown={view.query === query}
            onGoTo={() => onGoTo(view.query)}
            onDelete={() => setAsked(view)}
            onFocusLost={onFocusLost}
          />
        ))}
      </ul>
      <SaveViewForm query={query} views={views} />
      {asked && (
        <ConfirmDialog
          title="Delete view"
          confirmLabel="Delete"
          busy={isDeleting}
          onConfirm={() => void confirmed(asked)}
          onCancel={() => setAsked(null)}
        >
          Delete the view "{asked.name}"? The leads in it stay as they are.
        </ConfirmDialog>
      )}
    </>
  );
}
