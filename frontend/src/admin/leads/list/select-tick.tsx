import type { ReactNode } from 'react';
import { DisabledReason } from '../../ui/disabled-reason';
import './select-tick.css';

interface SelectTickProps {
  readonly label: string;
  readonly isSelected: boolean;
  /** Some of what it stands for is ticked. */
  readonly isPartly?: boolean;
  readonly disabled?: boolean;
  /** Why nothing can be ticked; undefined where it can. */
  readonly reason: string | undefined;
  readonly onSelect: (isSelected: boolean) => void;
  /** Words beside the box. */
  readonly children?: ReactNode;
}

/** The box that ticks a lead, or all leads of a page. */
export function SelectTick(props: SelectTickProps) {
  const { label, isSelected, isPartly = false, disabled, reason, onSelect, children } = props;
  return (
    <DisabledReason reason={reason}>
      {(reasonId) => (
        <label className="select-tick">
          <input
            type="checkbox"
            aria-label={label}
            aria-disabled={reasonId !== undefined || undefined}
            aria-describedby={reasonId}
            checked={isSelected}
            disabled={disabled}
            ref={(box) => {
              if (box) box.indeterminate = isPartly;
            }}
            onChange={(event) => reasonId === undefined && onSelect(event.target.checked)}
          />
          {children}
        </label>
      )}
    </DisabledReason>
  );
}
