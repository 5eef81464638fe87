import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { useDiscardQuestion } from '../../ui/dialogs/confirm-dialog';
import { ErrorMessage } from '../../ui/errors/error-message';
import type { Note } from '../lead/lead';
import { useEditNoteMutation } from '../lead/leads-api';
import './edit-note.css';

interface EditNoteProps {
  readonly leadId: string;
  readonly note: Note;
  readonly onDone: () => void;
}

export function EditNote({ leadId, note, onDone }: EditNoteProps) {
  const [words, setWords] = useState(note.content);
  const [editNote, { error, isLoading }] = useEditNoteMutation();
  const content = words.trim();
  const isChanged = content !== note.content;
  const discard = useDiscardQuestion({ isDirty: () => isChanged, what: 'wrote', onDiscard: onDone });
  const close = () => (isChanged ? discard.ask() : onDone());
  const save = async () => {
    if (isLoading || content === '') return;
    const isKept = !isChanged || !(await editNote({ id: leadId, noteId: note._id, content })).error;
    if (isKept) onDone();
  };
  const onKey = (event: KeyboardEvent) => {
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if ((!isSave && event.key !== 'Escape') || event.nativeEvent.isComposing) return;
    // Handle the key here, so that the lead's pane does not react to it too.
    event.preventDefault();
    event.stopPropagation();
    if (isSave) void save();
    else close();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className="edit-note" onSubmit={submit}>
      <textarea
        className="field__control"
        aria-label="Your note"
        // biome-ignore lint/a11y/noAutofocus: the user pressed Edit to type here
        autoFocus
        required
        rows={3}
        maxLength={5000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={onKey}
      />
      <ErrorMessage error={error} />
      <div className="edit-note__acts">
        <Button small type="submit" isBusy={isLoading}>
          Save note
        </Button>
        <Button small onClick={close}>
          Cancel
        </Button>
      </div>
      {discard.question}
    </form>
  );
}
