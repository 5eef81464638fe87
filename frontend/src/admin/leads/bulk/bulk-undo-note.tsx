import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../ui/button';
import { bulkChangeForgotten, selectLastBulkChange } from './last-bulk-change';
import { useBulkUndo } from './use-bulk-undo';
import './bulk-undo-note.css';

/** By then the toast with the same button has gone. */
const AFTER_MS = 13_000;

/** Above the list: the last change of many leads with its Undo, until it is undone or dismissed. */
export function BulkUndoNote() {
  const change = useSelector(selectLastBulkChange);
  const [shown, setShown] = useState<typeof change>(null);
  const undo = useBulkUndo();
  const dispatch = useDispatch();
  useEffect(() => {
    if (!change) return;
    const timer = setTimeout(() => setShown(change), AFTER_MS);
    return () => clearTimeout(timer);
  }, [change]);
  if (!change || shown !== change) return null;
  return (
    <p className="bulk-undo-note">
      <span className="bulk-undo-note__words">Last bulk action: {change.words}.</span>
      <Button small onClick={() => void undo(change)}>
        Undo
      </Button>
      <Button small onClick={() => dispatch(bulkChangeForgotten())}>
        Dismiss
      </Button>
    </p>
  );
}
