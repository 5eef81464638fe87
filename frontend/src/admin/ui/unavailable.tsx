import { type ReactNode, useId } from 'react';
import { ExplainedButton, type ExplainedButtonProps } from './explained-button';
import './unavailable.css';

interface UnavailableProps {
  /** Why what is inside cannot be used; undefined where it can. */
  readonly reason: string | undefined;
  /** Whether it stands at the right edge of what is around it. */
  readonly isAtEnd?: boolean | undefined;
  /** Is given the id of the reason, for `aria-describedby`. */
  readonly children: (reasonId: string | undefined) => ReactNode;
}

/**
 * Around a control that stays in sight, and in reach of the keyboard, where it cannot be used. The reason is read with the
 * control, and shown while the focus or the pointer is on it.
 */
export function Unavailable({ reason, isAtEnd = false, children }: UnavailableProps) {
  const id = useId();
  if (reason === undefined) return children(undefined);
  return (
    <span className={isAtEnd ? 'unavailable unavailable--end' : 'unavailable'}>
      {children(id)}
      <span className="unavailable__reason" id={id} role="tooltip">
        {reason}
      </span>
    </span>
  );
}

type ReasonedButtonProps = Pick<UnavailableProps, 'reason' | 'isAtEnd'> & Omit<ExplainedButtonProps, 'reasonId'>;

/** A button that stays in sight where it cannot be used, with the reason. */
export function ReasonedButton({ reason, isAtEnd, ...button }: ReasonedButtonProps) {
  return (
    <Unavailable reason={reason} isAtEnd={isAtEnd}>
      {(reasonId) => <ExplainedButton {...button} reasonId={reasonId} />}
    </Unavailable>
  );
}
