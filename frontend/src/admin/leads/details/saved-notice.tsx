import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import { type SavedWork, useLeadWorkspace } from '../actions/lead-workspace';
import { leadName } from '../lead/lead';
import './saved-notice.css';

interface SavedState {
  readonly work: SavedWork;
  readonly isUndone: boolean;
  /** The leads that were open since the save. */
  readonly seen: readonly string[];
}

/** The last save of the pane. It stays on the screen for the saved lead and the one opened after it. */
export function useSavedWork(id: string) {
  const [state, setState] = useState<SavedState>();
  const isUndoing = useRef(false);
  if (state && !state.seen.includes(id)) {
    setState(state.seen.length < 2 ? { ...state, seen: [...state.seen, id] } : undefined);
  }
  const undo = async () => {
    if (!state?.work.undo || state.isUndone || isUndoing.current) return;
    const { work } = state;
    isUndoing.current = true;
    const isUndone = await work.undo?.run();
    isUndoing.current = false;
    if (isUndone) setState((latest) => (latest?.work === work ? { ...latest, isUndone } : latest));
  };
  return {
    saved: state,
    showSaved: (work: SavedWork) => setState({ work, isUndone: false, seen: [work.lead._id] }),
    undo: () => void undo(),
  };
}

interface SavedNoticeProps {
  /** Id of the open lead. The saved lead is named if it is another one. */
  readonly id: string;
  readonly saved: SavedState | undefined;
}

/** Names the last save and offers Undo. The live region is always rendered, so screen readers announce its content. */
export function SavedNotice({ id, saved }: SavedNoticeProps) {
  return (
    <div className="saved-notice" role="status">
      {saved && <SavedLine key={saved.work.words} id={id} {...saved} />}
    </div>
  );
}

function SavedLine({ id, work, isUndone }: SavedState & { readonly id: string }) {
  const { lead, words, undo } = work;
  const whose = lead._id === id ? '' : ` ${leadName(lead)}`;
  const undone = [undo?.what ?? words, undo?.kept].filter(Boolean).join('. ');
  return (
    <p className="saved-notice__line">
      <Icon name="check-circle" />
      <span className="saved-notice__words">
        {isUndone ? `Undone${whose} · ${undone}` : `Saved${whose} · ${words}`}
      </span>
      {undo && !isUndone && <UndoButton what={undo.what} />}
    </p>
  );
}

function UndoButton({ what }: { readonly what: string | undefined }) {
  const { undo, focusName } = useLeadWorkspace();
  const area = useRef<HTMLSpanElement>(null);
  useOnFocusLost(area, focusName);
  return (
    <span ref={area}>
      <Button small className="saved-notice__undo" onClick={undo}>
        Undo{what && ` ${what}`}
      </Button>
    </span>
  );
}
