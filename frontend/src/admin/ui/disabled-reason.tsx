import { type ReactNode, useId, useRef } from 'react';
import { showBeside } from './show-beside';
import './disabled-reason.css';

interface DisabledReasonProps {
  /** Why the control cannot be used; undefined if it can. */
  readonly reason: string | undefined;
  /** Receives the id of the reason, for `aria-describedby`. */
  readonly children: (reasonId: string | undefined) => ReactNode;
}

/**
 * Around a control that stays visible and focusable while it cannot be used. A screen reader reads the reason with the
 * control, and a tooltip shows it while the focus or the pointer is on the control.
 */
export function DisabledReason({ reason, children }: DisabledReasonProps) {
  return reason === undefined ? children(undefined) : <Reasoned reason={reason}>{children}</Reasoned>;
}

function Reasoned({ reason, children }: DisabledReasonProps) {
  const id = useId();
  const area = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const hideTooltip = useRef<(() => void) | null>(null);
  const show = () => {
    if (tooltip.current && area.current) hideTooltip.current ??= showBeside(tooltip.current, area.current);
  };
  const hide = () => {
    hideTooltip.current?.();
    hideTooltip.current = null;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the control has the pointer or the focus
    <span
      className="disabled-reason"
      ref={area}
      onPointerEnter={show}
      onPointerLeave={({ currentTarget }) => currentTarget.contains(document.activeElement) || hide()}
      onFocus={show}
      onBlur={hide}
    >
      {children(id)}
      <span className="disabled-reason__words" id={id} role="tooltip" popover="manual" ref={tooltip}>
        {reason}
      </span>
    </span>
  );
}
