import { lazy, useRef, useState } from 'react';
import type { IconName } from '../../../content/icon-names';
import type { ApiProblem } from '../../../shared/api/problem';
import { Icon } from '../../../shared/ui/icon';
import { usePermissionReason } from '../../session/use-user';
import { Button } from '../../ui/button';
import { useDiscardQuestion } from '../../ui/dialogs/confirm-dialog';
import { LazyBoundary } from '../../ui/dialogs/lazy-boundary';
import { useLeaving } from '../../ui/dialogs/leave-guard';
import { SidePane } from '../../ui/dialogs/side-pane';
import { ErrorBoundary } from '../../ui/errors/error-boundary';
import { LoadError } from '../../ui/errors/error-message';
import { formatNumber, formatTotal } from '../../ui/format-number';
import { Placeholder } from '../../ui/placeholder';
import { useIsLow, useIsPhone, useWide } from '../../ui/use-media';
import { usePaletteCommands } from '../commands/palette-commands';
import { ContactActions } from '../composer/contact-actions';
import { LeadComposer, UnsavedEntry } from '../composer/lead-composer';
import { hasEntry } from '../composer/lead-entry';
import { useDraft } from '../composer/use-draft';
import { useNextStepQuestion } from '../composer/use-next-step-question';
import type { LeadDetail } from '../lead/lead';
import { isMarkedAsSpam } from '../lead/lead-labels';
import { useLeadQuery } from '../lead/leads-api';
import { openSelect } from '../lead/open-select';
import { isReadOnly, useEditReason } from '../lead/use-may-edit';
import { LeadProfile } from './lead-profile';
import { PoolNotice } from './pool-notice';
import { QueueDone } from './queue-done';
import { SpamNotice } from './spam-notice';
import { focusHeading, useLeadKeys } from './use-lead-keys';
import type { QueueSteps } from './use-lead-queue';
import { useListedLead } from './use-listed-lead';
import './lead-details.css';

const CorrectType = lazy(async () => ({ default: (await import('./correct-type')).CorrectType }));
const EditLead = lazy(async () => ({ default: (await import('./edit-lead')).EditLead }));

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

/** Everything known about one lead, and the work on it. */
export function LeadDetails({ id, steps, startAtAssignee, onOpen, onClose, onDelete }: LeadDetailsProps) {
  const { data, currentData, error, isFetching, refetch } = useLeadQuery(id, { refetchOnMountOrArgChange: true });
  // The lead before stays until this one has come, not where it does not come.
  const shown = currentData ?? (isFetching && !error ? data : undefined);
  // Deleted by a colleague, or no longer visible to this user.
  const isGone = (error as ApiProblem | undefined)?.status === 404;
  const lead = isGone ? undefined : shown;
  // The previous lead is still shown: nothing may be done to it in place of this one.
  const isComing = lead !== undefined && lead._id !== id;
  const listed = useListedLead(id);
  // Who it is and how to call them is in sight at once; what is done with it waits for the lead itself.
  const head = lead ?? (error ? undefined : listed);
  const deleteReason = usePermissionReason('Deleting leads', 'canDeleteLeads');
  const [correcting, setCorrecting] = useState(false);
  const [isCorrectingType, setCorrectingType] = useState(false);
  const editReason = useEditReason(lead ?? { assignedTo: null });
  const content = useRef<HTMLDivElement>(null);
  const isBeside = useWide();
  const isPhone = useIsPhone();
  const isLow = useIsLow();
  const isDocked = isPhone && !isLow;
  const { draft, change, clear, isUnsaved } = useDraft(id);
  /** The lead as it was when something was saved, which may have planned its next step. */
  const saved = useRef<LeadDetail>(undefined);
  const nextStep = useNextStepQuestion(currentData, {
    mayEdit: editReason === undefined,
    isSaved: () => currentData === saved.current,
  });
  const discard = useDiscardQuestion({ isDirty: isUnsaved, what: 'wrote', onDiscard: clear });
  const { askBefore, goUnasked } = useLeaving();
  // Going back takes a moment, in which the lead may come and have something to ask.
  const close = () => askBefore(onClose);
  const { previous, next } = steps;
  // The lead on the screen may not show yet that its next step was planned.
  const goOn = steps.goOn && (() => goUnasked(() => steps.goOn?.()));
  const [isComparing, setComparing] = useState(false);
  const pairs = steps.isOfPairs
    ? {
        place: steps.place && `${formatNumber(steps.place.number)} of ${formatNumber(steps.place.total)}`,
        isOn: isComparing,
        onStop: () => setComparing(false),
        onNext: () => {
          setComparing(true);
          if (lead) steps.onWorked(lead);
          goOn?.();
        },
      }
    : undefined;
  usePaletteCommands(
    currentData && !currentData.mergedInto && !steps.isFinished
      ? [
          {
            label: 'Delete…',
            isOfLead: true,
            isLast: true,
            reason: deleteReason,
            run: () => onDelete(currentData._id),
          },
        ]
      : [],
  );
  useLeadKeys({
    ...(previous && { previous }),
    ...(next && { next }),
    ...(head && !isComing && { call: () => document.querySelector<HTMLElement>('[data-call]')?.click() }),
    ...(!isComing && {
      openAssignee: () => {
        const assignee = content.current?.querySelector<HTMLSelectElement>('[data-assignee]');
        assignee?.focus();
        if (assignee && assignee.ariaDisabled !== 'true') openSelect(assignee);
      },
    }),
  });

  return (
    <SidePane
      title="Lead Details"
      isBeside={isBeside}
      // The list beside it is still what one works in.
      escapeFrom="[data-lead-name]"
      subject={id}
      shown={head?._id}
      onClose={close}
      head={
        <div className="lead-details__steps">
          <StepButton label="Previous lead" icon="caret-left" onStep={previous} />
          <StepButton label="Next lead" icon="caret-right" onStep={next} />
          <p className="lead-details__place" role="status">
            {steps.place && formatPlace(steps.place)}
          </p>
          {!isPhone && <Button onClick={close}>Close</Button>}
        </div>
      }
      actions={
        lead &&
        !steps.isFinished && (
          <div className="lead-details__work" key={lead._id} inert={isComing}>
            {/* Of a lead that cannot be drawn its profile says so. */}
            <ErrorBoundary part="LeadComposer" failed={() => null}>
              {isDocked && <ContactActions lead={lead} docked />}
              <LeadComposer
                lead={lead}
                isComing={isComing}
                draft={draft}
                onDraft={change}
                onClear={clear}
                onWorked={(status) => {
                  saved.current = currentData;
                  steps.onWorked({ ...lead, status });
                }}
                onNext={goOn && ((leavesNoStep) => nextStep.leave(goOn, leavesNoStep))}
              />
            </ErrorBoundary>
          </div>
        )
      }
    >
      {/* It has the focus while the lead is still to come; then the name has. */}
      <div
        className="lead-details__content"
        ref={content}
        tabIndex={-1}
        data-lead-content
        data-first-focus={(!head && !startAtAssignee) || undefined}
      >
        {steps.isFinished && steps.place && <QueueDone {...steps.place} onClose={close} />}
        {head && (head.quarantined || isMarkedAsSpam(head)) && !steps.isFinished && (
          <SpamNotice
            key={`spam ${head._id}`}
            lead={head}
            onFocusLost={() => content.current && focusHeading(content.current)}
          />
        )}
        {head?.inPool && !steps.isFinished && (
          <PoolNotice
            key={`pool ${head._id}`}
            lead={head}
            onFocusLost={() => content.current && focusHeading(content.current)}
          />
        )}
        {head && !steps.isFinished && (
          <ErrorBoundary key={head._id} part="LeadProfile">
            <LeadProfile
              head={head}
              lead={lead}
              startAtAssignee={startAtAssignee}
              hasContacts={!isDocked}
              pairs={pairs}
              onOpen={onOpen}
            />
          </ErrorBoundary>
        )}
        <div className="lead-details__acts" inert={isComing}>
          {lead && !steps.isFinished && !isReadOnly(lead) && (
            <Button disabledReason={editReason} onClick={() => setCorrecting(true)}>
              Correct details
            </Button>
          )}
          {lead && !steps.isFinished && !isReadOnly(lead) && (
            <Button disabledReason={editReason} onClick={() => setCorrectingType(true)}>
              Change type
            </Button>
          )}
          {lead && !steps.isFinished && !lead.mergedInto && (
            // Another lead's button is another one: the focus is not left on it once this lead is deleted.
            <Button key={lead._id} variant="danger" disabledReason={deleteReason} onClick={() => onDelete(lead._id)}>
              Delete Lead
            </Button>
          )}
          {isPhone && !steps.isFinished && <Button onClick={close}>Close</Button>}
        </div>
      </div>

      {!head && !error && <Placeholder>Loading lead...</Placeholder>}
      {error && !lead && <LoadError error={error} onRetry={refetch} />}
      {isGone && hasEntry(draft) && <UnsavedEntry draft={draft} />}
      {discard.question}
      {nextStep.question}
      {isCorrectingType && lead && (
        <LazyBoundary onClose={() => setCorrectingType(false)}>
          <CorrectType lead={lead} onClose={() => setCorrectingType(false)} />
        </LazyBoundary>
      )}
      {correcting && lead && (
        <LazyBoundary onClose={() => setCorrecting(false)}>
          <EditLead lead={lead} onClose={() => setCorrecting(false)} />
        </LazyBoundary>
      )}
    </SidePane>
  );
}

/** "4 of 31 · 27 left", or "4 of more than 10,000" */
function formatPlace({ number, total, totalIsAtLeast, left }: NonNullable<QueueSteps['place']>): string {
  if (totalIsAtLeast) return `${formatNumber(number)} of ${formatTotal(total, totalIsAtLeast)}`;
  return `${formatNumber(number)} of ${formatNumber(total)} · ${formatNumber(left)} left`;
}

interface StepButtonProps {
  readonly label: string;
  /** Stands for the words: beside the list there is no room for them and the title. */
  readonly icon: IconName;
  readonly onStep: (() => void) | undefined;
}

/** Not `disabled` at the end of the queue, which would lose the focus. */
function StepButton({ label, icon, onStep }: StepButtonProps) {
  return (
    <Button small title={label} aria-label={label} aria-disabled={!onStep || undefined} onClick={onStep}>
      <Icon name={icon} />
    </Button>
  );
}
