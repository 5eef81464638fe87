import { useEffect, useRef, useState } from 'react';
import { tinykeys } from 'tinykeys';
import type { ApiProblem } from '../../../shared/api/problem';
import { usePermissionReason } from '../../session/use-permission-reason';
import { Button } from '../../ui/button';
import { DiscardQuestion } from '../../ui/dialogs/discard-question';
import { Modal } from '../../ui/dialogs/modal';
import { ErrorBoundary } from '../../ui/errors/error-boundary';
import { LoadError } from '../../ui/errors/load-error';
import { formatNumber } from '../../ui/format-number';
import { Placeholder } from '../../ui/placeholder';
import { ReasonedButton } from '../../ui/unavailable';
import { isTyping } from '../commands/dashboard-keys';
import { useLeadQuery } from '../lead/leads-api';
import { isReadOnly, useEditReason } from '../lead/use-may-edit';
import { EditLead } from './edit-lead';
import { LeadProfile } from './lead-profile';
import { SpamNotice } from './spam-notice';
import type { QueueSteps } from './use-lead-queue';
import { useUnsavedGuard } from './use-unsaved-guard';
import './lead-details.css';

interface LeadDetailsProps {
  readonly id: string;
  /** The ways to the leads beside it in the list, where there are any. */
  readonly steps: QueueSteps;
  /** Whether it was opened to be handed to somebody. */
  readonly startAtAssignee: boolean;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  readonly onDelete: (id: string) => void;
}

/** Everything known about one lead. */
export function LeadDetails({ id, steps, startAtAssignee, onOpen, onClose, onDelete }: LeadDetailsProps) {
  const { data, currentData, error, isFetching, refetch } = useLeadQuery(id, { refetchOnMountOrArgChange: true });
  // The lead before stays until this one has come, not where it does not come.
  const lead = currentData ?? (isFetching && !error ? data : undefined);
  const deleteReason = usePermissionReason('Deleting leads', 'canDeleteLeads');
  // Deleted by a colleague, or no longer visible to this user.
  const isGone = (error as ApiProblem | undefined)?.status === 404;
  const [correcting, setCorrecting] = useState(false);
  const editReason = useEditReason(lead ?? { assignedTo: null });
  const content = useRef<HTMLDivElement>(null);
  const { isAsking, leave, stay, discard } = useUnsavedGuard(content);
  const guarded = (go: (() => void) | undefined) => go && (() => leave(go));
  const close = () => leave(onClose);
  const [previous, next] = [guarded(steps.previous), guarded(steps.next)];
  useStepKeys({ previous, next });

  return (
    <Modal
      title="Lead Details"
      wide
      onClose={close}
      actions={
        <>
          <div className="lead-details__steps">
            <StepButton label="Previous" onStep={previous} />
            <StepButton label="Next" onStep={next} />
            <p className="lead-details__place" role="status">
              {steps.place && `${formatNumber(steps.place.number)} of ${formatNumber(steps.place.total)}`}
            </p>
          </div>
          {lead && !isGone && !isReadOnly(lead) && (
            <ReasonedButton reason={editReason} onClick={() => setCorrecting(true)}>
              Correct details
            </ReasonedButton>
          )}
          {lead && !isGone && !lead.mergedInto && (
            // Another lead's button is another one: the focus is not left on it once this lead is deleted.
            <ReasonedButton
              key={lead._id}
              look="danger"
              reason={deleteReason}
              isAtEnd
              onClick={() => onDelete(lead._id)}
            >
              Delete Lead
            </ReasonedButton>
          )}
          <Button onClick={close}>Close</Button>
        </>
      }
    >
      <div ref={content} tabIndex={-1}>
        {lead?.quarantined && !isGone && (
          <SpamNotice key={`spam ${lead._id}`} id={lead._id} onFocusLost={() => content.current?.focus()} />
        )}
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

/** Not `disabled` at the end of the queue, which would lose the focus. */
function StepButton({ label, onStep }: { label: string; onStep: (() => void) | undefined }) {
  return (
    <Button aria-disabled={!onStep || undefined} onClick={onStep}>
      {label}
      <span className="visually-hidden"> lead</span>
    </Button>
  );
}

type StepKeys = Pick<QueueSteps, 'previous' | 'next'>;

/** `j` and `k` go to the leads beside this one, as they do in the list. */
function useStepKeys(steps: StepKeys): void {
  const latest = useRef(steps);
  latest.current = steps;
  useEffect(() => {
    const step = (way: keyof StepKeys) => (event: KeyboardEvent) => {
      const isCovered = document.querySelectorAll('dialog[open]').length > 1;
      if (!isCovered && !isTyping(event.target)) latest.current[way]?.();
    };
    return tinykeys(window, { j: step('next'), k: step('previous') });
  }, []);
}
