import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { ErrorMessage } from '../../ui/errors/error-message';
import { type SavedView, useChangeViewMutation, useSaveViewMutation } from './saved-views-api';

/** Keeps what is on the screen, under a new name or in the place of a view of that name. */
export function SaveViewForm({ query, views }: { query: string; views: readonly SavedView[] }) {
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const [save, saving] = useSaveViewMutation();
  const [change, changing] = useChangeViewMutation();
  const error = saving.error ?? changing.error;
  const namesake = views.find((view) => view.name.toLowerCase() === name.trim().toLowerCase());

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
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
      <Button look="main" type="submit" disabled={saving.isLoading || changing.isLoading || !name.trim()}>
        {namesake ? 'Replace' : 'Save'}
      </Button>
      <ErrorMessage error={error} />
      <p className="saved-views__said" role="status">
        {said}
      </p>
    </form>
  );
}
