import { useEffect, useRef, useState } from 'react';
import { tinykeys } from 'tinykeys';
import type { ApiProblem } from '../../../shared/api/problem';
import { usePermission } from '../../session/use-permission';
import { Button } from '../../ui/button';
import { DiscardQuestion } from '../../ui/dialogs/discard-question';
import { Modal } from '../../ui/dialogs/modal';
import { ErrorBoundary } from '../../ui/errors/error-boundary';
import { LoadError } from '../../ui/errors/load-error';
import { Placeholder } from '../../ui/placeholder';
import { isTyping } from '../commands/dashboard-keys';
import { useLeadQuery } from '../lead/leads-api';
import { useMayEdit } from '../lead/use-may-edit';
import { EditLead } from './edit-lead';
import { LeadProfile } from './lead-profile';
import type { AdjacentLeads } from './use-adjacent-leads';
import { useUnsavedGuard } from './use-unsaved-guard';
import './lead-details.css';

interface LeadDetailsProps {
  readonly id: string;
  /** The ways to the leads beside it in the list, where there are any. */
  readonly adjacent: AdjacentLeads;
  /** Whether it was opened to be handed to somebody. */
  readonly startAtAssignee: boolean;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  readonly onDelete: (id: string) => void;
}

/** Everything known about one lead. */
export function LeadDetails({ id, adjacent, startAtAssignee, onOpen, onClose, onDelete }: LeadDetailsProps) {
  const { data, currentData, error, isFetching, refetch } = useLeadQuery(id, { refetchOnMountOrArgChange: true });
  // The lead before stays until this one has come, not where it does not come.
  const lead = currentData ?? (isFetching && !error ? data : undefined);
  const mayDelete = usePermission('canDeleteLeads');
  // Deleted by a colleague, or no longer visible to this user.
  const isGone = (error as ApiProblem | undefined)?.status === 404;
  const [correcting, setCorrecting] = useState(false);
  const mayEdit = useMayEdit(lead ?? { assignedTo: null });
  const content = useRef<HTMLDivElement>(null);
  const { isAsking, leave, stay, discard } = useUnsavedGuard(content);
  const guarded = (go: (() => void) | undefined) => go && (() => leave(go));
  const close = () => leave(onClose);
  const steps = { previous: guarded(adjacent.previous), next: guarded(adjacent.next) };
  useAdjacentLeadKeys(steps);

  return (
    <Modal
      title="Lead Details"
      wide
      onClose={close}
      actions={
        <>
          <div className="lead-details__steps">
            <StepButton label="Previous" onStep={steps.previous} />
            <StepButton label="Next" onStep={steps.next} />
          </div>
          {mayEdit && lead && !isGone && <Button onClick={() => setCorrecting(true)}>Correct details</Button>}
          {mayDelete && lead && !isGone && !lead.mergedInto && (
            <Button look="danger" onClick={() => onDelete(lead._id)}>
              Delete Lead
            </Button>
          )}
          <Button onClick={close}>Close</Button>
        </>
      }
    >
      <div ref={content}>
        {lead && !isGone && (
          <ErrorBoundary key={lead._id} part="LeadProfile">
            <LeadProfile lead={lead} startAtAssignee={startAtAssignee} onOpen={(other) => leave(() => onOpen(other))} />
          </ErrorBoundary>
        )}
      </div>

      {!lead && !error && <Placeholder>Loading lead...</Placeholder>}
      {error && (!lead || isGone) && <LoadError error={error} onRetry={refetch} />}
      {isAsking && <DiscardQuestion what="wrote" onDiscard={discard} onStay={stay} />}
      {correcting && lead && <EditLead lead={lead} onClose={() => setCorrecting(false)} />}
    </Modal>
  );
}

function StepButton({ label, onStep }: { label: string; onStep: (() => void) | undefined }) {
  return (
    <Button disabled={!onStep} onClick={onStep}>
      {label}
      <span className="visually-hidden"> lead</span>
    </Button>
  );
}

/** `j` and `k` go to the leads beside this one, as they do in the list. */
function useAdjacentLeadKeys(adjacent: AdjacentLeads): void {
  const latest = useRef(adjacent);
  latest.current = adjacent;
  useEffect(() => {
    const step = (way: keyof AdjacentLeads) => (event: KeyboardEvent) => {
      const isCovered = document.querySelectorAll('dialog[open]').length > 1;
      if (!isCovered && !isTyping(event.target)) latest.current[way]?.();
    };
    return tinykeys(window, { j: step('next'), k: step('previous') });
  }, []);
}
