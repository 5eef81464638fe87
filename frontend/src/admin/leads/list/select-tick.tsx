import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { DisabledReason } from '../../ui/disabled-reason';
import './select-tick.css';

export interface SelectTickHandle {
  /** Ticks or unticks the box; focuses it if it cannot be ticked, so that its reason is heard. */
  readonly toggle: () => void;
}

interface SelectTickProps {
  readonly ref?: Ref<SelectTickHandle>;
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
  const { ref, label, isSelected, isPartly = false, disabled, reason, onSelect, children } = props;
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    toggle: () => (reason === undefined ? box.current?.click() : box.current?.focus()),
  }));
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
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
            ref={box}
            onChange={(event) => reasonId === undefined && onSelect(event.target.checked)}
          />
          {children}
        </label>
      )}
    </DisabledReason>
  );
}
