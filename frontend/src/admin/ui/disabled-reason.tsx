import { type ReactNode, useId, useRef } from 'react';
import { showBeside } from './show-beside';
import './disabled-reason.css';

interface DisabledReasonProps {
  readonly reason: string | undefined;
  readonly children: (reasonId: string | undefined) => ReactNode;
}

/**
 * Shows `reason` as a tooltip while the control inside is focused or hovered. Screen readers read the reason if the
 * control has `reasonId` as its `aria-describedby`.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for hover and focus of the control inside
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
