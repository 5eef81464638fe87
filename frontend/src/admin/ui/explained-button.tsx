import type { ComponentProps } from 'react';
import { Button } from './button';

export interface ExplainedButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled'> {
  /** The id of the sentence that says why it is not possible; undefined where it is. */
  readonly reasonId: string | undefined;
  readonly isBusy?: boolean;
}

/** A button that stays focusable where it is not possible, so that a screen reader reads the reason too. */
export function ExplainedButton({ reasonId, isBusy = false, onClick, ...button }: ExplainedButtonProps) {
  const isOff = reasonId !== undefined || isBusy;
  return (
    <Button
      {...button}
      aria-disabled={isOff || undefined}
      aria-describedby={reasonId}
      onClick={isOff ? undefined : onClick}
    />
  );
}
