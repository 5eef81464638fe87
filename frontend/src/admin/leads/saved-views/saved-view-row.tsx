import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/icon';
import { Button } from '../../ui/button';
import { ErrorMessage } from '../../ui/errors/error-message';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import { type SavedView, useChangeViewMutation } from './saved-views-api';

interface SavedViewRowProps {
  readonly view: SavedView;
  readonly isShown: boolean;
  readonly onGoTo: () => void;
  readonly onDelete: () => void;
  /** The row goes while it has the focus. */
  readonly onFocusLost: () => void;
}

/** One saved view; its name turns into a box to rename it. */
export function SavedViewRow({ view, isShown, onGoTo, onDelete, onFocusLost }: SavedViewRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const [change, { error, isLoading, reset }] = useChangeViewMutation();
  const row = useRef<HTMLLIElement>(null);
  useOnFocusLost(row, onFocusLost);
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  // The box that had the focus has given way to the button that opened it.
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) renameButton.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  const stop = () => {
    setRenaming(false);
    reset();
  };
  const rename = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    const answer = await change({ id: view._id, changes: { name } });
    if (!answer.error) stop();
  };
  const stopOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The panel itself stays open.
    event.preventDefault();
    stop();
  };

  if (isRenaming) {
    return (
      <li ref={row}>
        <form className="saved-views__form" onSubmit={rename}>
          <input
            className="field__control saved-views__input"
            name="name"
            aria-label={`New name of ${view.name}`}
            defaultValue={view.name}
            maxLength={200}
            required
            ref={(box) => box?.focus()}
            onKeyDown={stopOnEscape}
          />
          <Button look="main" type="submit" disabled={isLoading}>
            Rename
          </Button>
          <Button onClick={stop}>Cancel</Button>
          <ErrorMessage error={error} />
        </form>
      </li>
    );
  }
  return (
    <li className="saved-views__row" ref={row}>
      <button className="saved-views__name" type="button" aria-current={isShown || undefined} onClick={onGoTo}>
        {view.name}
      </button>
      <button
        className="saved-views__tool"
        type="button"
        aria-label={`Rename ${view.name}`}
        title="Rename"
        ref={renameButton}
        onClick={() => setRenaming(true)}
      >
        <Icon name="note-pencil" />
      </button>
      <button
        className="saved-views__tool"
        type="button"
        aria-label={`Delete ${view.name}`}
        title="Delete"
        onClick={onDelete}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
