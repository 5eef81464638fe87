import type { ComponentProps } from 'react';
import { Button } from '../../ui/button';
import type { Action } from './action';
import { type LeadWorkspace, useLeadWorkspace } from './lead-workspace';

interface ActionButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  readonly action: Action<LeadWorkspace>;
}

const LOADING = 'This lead is still loading.';

/** Renders nothing if the action is not offered. While the lead loads, the button says so. */
export function ActionButton({ action, variant, children = action.label }: ActionButtonProps) {
  const workspace = useLeadWorkspace();
  const { head, isComing } = workspace;
  const isLoading = isComing && head !== undefined;
  if (!isLoading && action.isOffered?.(workspace) === false) return null;
  const reason = isLoading ? LOADING : action.reason?.(workspace);
  return (
    <Button variant={variant} disabledReason={reason} onClick={() => action.run?.(workspace)}>
      {children}
    </Button>
  );
}
