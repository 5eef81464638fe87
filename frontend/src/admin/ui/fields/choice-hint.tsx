import './choice-hint.css';

/** Stands at a select that shows what is not chosen yet. `kept` is what Escape keeps. */
export function ChoiceHint({ isShown, kept }: { isShown: boolean; kept: string }) {
  return (
    <span className="choice-hint" role="status">
      {isShown && <span className="choice-hint__words">Enter saves, Esc keeps {kept}</span>}
    </span>
  );
}
