import { type KeyboardEvent, type Ref, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMutationToast } from '../../api/use-mutation-toast';
import { Button } from '../../ui/button';
import { ErrorMessage } from '../../ui/errors/error-message';
import { Icon } from '../../ui/icon';
import type { IconName } from '../../ui/icon-names';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import { type SavedView, useChangeViewMutation } from './saved-views-api';

interface SavedViewRowProps {
  readonly view: SavedView;
  readonly isShown: boolean;
  readonly isOwn: boolean;
  readonly mayShare: boolean;
  readonly isDefault: boolean;
  /** Null removes the default view, so that the dashboard opens with all leads. */
  readonly onDefault: (id: string | null) => void;
  readonly onGoTo: () => void;
  readonly onDelete: () => void;
  readonly onFocusLost: () => void;
}

export function SavedViewRow(props: SavedViewRowProps) {
  const { view, isShown, isOwn, mayShare, isDefault, onDefault, onGoTo, onDelete, onFocusLost } = props;
  const [isRenaming, setRenaming] = useState(false);
  const [change, { error, isLoading, reset }] = useChangeViewMutation();
  const report = useMutationToast();
  const row = useRef<HTMLLIElement>(null);
  useOnFocusLost(row, onFocusLost);
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  // The form had the focus and has now unmounted.
  useLayoutEffect(() => {
    if (wasRenaming.current && !isRenaming) renameButton.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  const stop = () => {
    setRenaming(false);
    reset();
  };
  const rename = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    const answer = await change({ id: view._id, changes: { name } });
    if (!answer.error) stop();
  };
  const share = () => report(change({ id: view._id, changes: { shared: !view.shared } }));
  const stopOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape should close only the form, not the panel.
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
            ref={focusAtOnce}
            onKeyDown={stopOnEscape}
          />
          <Button variant="primary" type="submit" isBusy={isLoading}>
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
        {view.shared && <span className="saved-views__owner">{sharedBy(view, isOwn)}</span>}
      </button>
      <RowTool
        icon="house-line"
        label={`Open the dashboard with ${view.name}`}
        isPressed={isDefault}
        onClick={() => onDefault(isDefault ? null : view._id)}
      />
      {isOwn && (mayShare || view.shared) && (
        <RowTool
          icon="users-three"
          label={`Share ${view.name} with everybody`}
          isPressed={view.shared}
          onClick={() => void share()}
        />
      )}
      {(view.shared ? mayShare : isOwn) && (
        <RowTool
          icon="note-pencil"
          label={`Rename ${view.name}`}
          ref={renameButton}
          onClick={() => setRenaming(true)}
        />
      )}
      {(isOwn || mayShare) && <RowTool icon="trash" label={`Delete ${view.name}`} onClick={onDelete} />}
    </li>
  );
}

/** Defined outside the component, because a new callback on each render would move the focus again each time. */
function focusAtOnce(box: HTMLInputElement | null): void {
  box?.focus();
}

function sharedBy({ owner }: SavedView, isOwn: boolean): string {
  if (isOwn) return 'Shared with everybody';
  return owner ? `Shared by ${owner.name}` : 'Shared';
}

interface RowToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

function RowTool({ icon, label, isPressed, onClick, ref }: RowToolProps) {
  return (
    <button
      className="saved-views__tool"
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      ref={ref}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
