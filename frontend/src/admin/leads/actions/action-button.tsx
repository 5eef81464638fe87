import type { ComponentProps } from 'react';
import { Button } from '../../ui/button';
import type { Action } from './action';
import { type LeadWorkspace, useLeadWorkspace } from './lead-workspace';

interface ActionButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  readonly action: Action<LeadWorkspace>;
}

/** Renders nothing if the action is not offered. */
export function ActionButton({ action, variant, children = action.label }: ActionButtonProps) {
  const workspace = useLeadWorkspace();
  if (action.isOffered?.(workspace) === false) return null;
  return (
    <Button variant={variant} disabledReason={action.reason?.(workspace)} onClick={() => action.run?.(workspace)}>
      {children}
    </Button>
  );
}
