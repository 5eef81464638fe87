import { Button } from '../ui/button';
import './explained-button.css';

interface ExplainedButtonProps {
  readonly label: string;
  /** What assistive technology reads instead, where the same label stands in many rows. */
  readonly name: string;
  /** The id of the sentence that says why it is not possible; undefined where it is. */
  readonly reasonId: string | undefined;
  readonly isBusy?: boolean;
  readonly isDanger?: boolean;
  readonly onClick: () => void;
}

/** A button that stays focusable where it is not possible, so that a screen reader reads the reason too. */
export function ExplainedButton({ label, name, reasonId, isBusy = false, isDanger, onClick }: ExplainedButtonProps) {
  const isOff = reasonId !== undefined || isBusy;
  return (
    <Button
      className="explained-button"
      small
      look={isDanger ? 'danger' : undefined}
      aria-label={name}
      aria-disabled={isOff || undefined}
      aria-describedby={reasonId}
      onClick={() => !isOff && onClick()}
    >
      {label}
    </Button>
  );
}
