import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { ErrorMessage } from '../../ui/errors/error-message';
import { Checkbox } from '../../ui/fields/checkbox';
import { type LeadView, viewQueryString } from '../filters/lead-view';
import { COLUMN_NAMES } from '../lead/list-columns';
import { type SavedView, useChangeViewMutation, useSaveViewMutation } from './saved-views-api';
import { useListColumns } from './use-list-columns';

interface SaveViewFormProps {
  /** What is on the screen. */
  readonly view: LeadView;
  /** The reader's own. */
  readonly views: readonly SavedView[];
}

/** Keeps what is on the screen, under a new name or in the place of a view of that name. */
export function SaveViewForm({ view, views }: SaveViewFormProps) {
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
    setSaid(`View "${name.trim()}" saved.`);
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
          With the columns that show now
        </Checkbox>
      </span>
      <ErrorMessage error={error} />
      <p className="saved-views__said" role="status">
        {said}
      </p>
    </form>
  );
}
