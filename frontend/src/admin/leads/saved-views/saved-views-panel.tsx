import { type SubmitEvent, useState } from 'react';
import { useToast } from '../../../shared/toasts/toast-provider';
import { problemMessage } from '../../api/problem';
import { useMutationToast } from '../../api/use-mutation-toast';
import { usePermission, useUser } from '../../session/use-user';
import { Button } from '../../ui/button';
import { EmptyState, Loading } from '../../ui/content-state';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { ErrorMessage, LoadError } from '../../ui/errors/error-message';
import { Checkbox } from '../../ui/fields/fields';
import { type LeadView, viewQueryString } from '../filters/lead-view';
import { COLUMN_NAMES } from '../lead/list-columns';
import { SavedViewRow } from './saved-view-row';
import {
  type SavedView,
  useChangeViewMutation,
  useChangeViewSettingsMutation,
  useDeleteViewMutation,
  useSavedViewsQuery,
  useSaveViewMutation,
  useViewSettingsQuery,
} from './saved-views-api';
import { useIsOnScreen, useListColumns } from './shown-view';

interface SavedViewsPanelProps {
  readonly view: LeadView;
  readonly onGoTo: (query: string) => void;
  readonly onFocusLost: () => void;
}

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
    showToast('success', `View “${view.name}” deleted.`);
  };

  if (error && !views) return <LoadError what="Saved views" error={error} onRetry={refetch} />;
  if (!views) return <Loading>Loading views...</Loading>;
  return (
    <>
      {views.length === 0 && (
        <EmptyState>No saved views yet. Set filters, tab and order, then save them here.</EmptyState>
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
          Delete the view “{asked.name}”? Its leads are not changed.
          {asked.shared && ' It will be deleted for everybody.'}
        </ConfirmDialog>
      )}
    </>
  );
}

interface SaveViewFormProps {
  readonly view: LeadView;
  readonly views: readonly SavedView[];
}

/** Saves the current view under a new name, or replaces the user's own view of the same name. */
function SaveViewForm({ view, views }: SaveViewFormProps) {
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const shown = useListColumns(view);
  const [withColumns, setWithColumns] = useState(view.columns !== null);
  const columns = withColumns ? COLUMN_NAMES.filter((column) => shown.has(column)) : null;
  const query = viewQueryString({ ...view, page: 1, columns }).toString();
  const [save, saving] = useSaveViewMutation();
  const [change, changing] = useChangeViewMutation();
  const error = saving.error ?? changing.error;
  const isBusy = saving.isLoading || changing.isLoading;
  const namesake = views.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setSaid('');
    const answer = namesake
      ? await change({ id: namesake._id, changes: { query } })
      : await save({ name: name.trim(), query });
    if (answer.error) return;
    setSaid(`View “${name.trim()}” saved.`);
    setName('');
  };

  return (
    <form className="saved-views__form saved-views__form--new" aria-label="Save this view" onSubmit={submit}>
      <input
        className="field__control saved-views__input"
        aria-label="Name for this view"
        placeholder="Name for this view"
        maxLength={200}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button variant="primary" type="submit" disabled={!name.trim()} isBusy={isBusy}>
        {namesake ? 'Replace' : 'Save'}
      </Button>
      <span className="saved-views__columns">
        <Checkbox checked={withColumns} onChange={({ target }) => setWithColumns(target.checked)}>
          Include the current columns
        </Checkbox>
      </span>
      <ErrorMessage error={error} />
      <p className="saved-views__said" role="status">
        {said}
      </p>
    </form>
  );
}
