import { lazy, useEffect, useRef, useState } from 'react';
import type { ApiProblem } from '../../../shared/api/problem';
import { useUser } from '../../session/use-user';
import { Button } from '../../ui/button';
import { Loading } from '../../ui/content-state';
import { useDiscardQuestion } from '../../ui/dialogs/confirm-dialog';
import { LazyBoundary } from '../../ui/dialogs/lazy-boundary';
import { useLeaving } from '../../ui/dialogs/leave-guard';
import { SidePane } from '../../ui/dialogs/side-pane';
import { ErrorBoundary } from '../../ui/errors/error-boundary';
import { LoadError } from '../../ui/errors/error-message';
import { formatNumber, formatTotal } from '../../ui/format-number';
import { Icon } from '../../ui/icon';
import type { IconName } from '../../ui/icon-names';
import { useIsLow, useIsPhone, useWide } from '../../ui/use-media';
import { useActionKeys, usePaletteEntries } from '../actions/action';
import { ActionButton } from '../actions/action-button';
import { changeTypeAction, correctDetailsAction, deleteAction, LEAD_ACTIONS } from '../actions/lead-actions';
import { type ComposerHandle, type LeadWorkspace, LeadWorkspaceContext } from '../actions/lead-workspace';
import { ContactActions } from '../composer/contact-actions';
import { LeadComposer, UnsavedEntry } from '../composer/lead-composer';
import { type CallOutcome, hasEntry, useDraft } from '../composer/lead-entry';
import { useMessageLog } from '../composer/message-log';
import { useNextStepQuestion } from '../composer/next-step-question';
import { isMarkedAsSpam, type LeadDetail } from '../lead/lead';
import { useLeadQuery } from '../lead/leads-api';
import { useTakeLead } from '../lead/take-lead';
import { useMayEdit } from '../lead/use-may-edit';
import { LeadPresence } from '../live/lead-presence';
import type { QueueSteps } from '../queue/lead-queue';
import { useLeadTimelineInfiniteQuery } from '../timeline/timeline-api';
import { TIMELINE_FILTERS, type TimelineFilter } from '../timeline/timeline-filters';
import { PoolNotice, QueueDone, SpamNotice } from './lead-notices';
import { LeadProfile } from './lead-profile';
import { SavedNotice, useSavedWork } from './saved-notice';
import { useListedLead } from './use-listed-lead';
import './lead-details.css';

const CorrectType = lazy(async () => ({ default: (await import('./correct-type')).CorrectType }));
const EditLead = lazy(async () => ({ default: (await import('./edit-lead')).EditLead }));

interface LeadDetailsProps {
  readonly id: string;
  readonly steps: QueueSteps;
  readonly startsAtAssignee: boolean;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  readonly onDelete: (id: string) => void;
}

export function LeadDetails({ id, steps, startsAtAssignee, onOpen, onClose, onDelete }: LeadDetailsProps) {
  const { data, currentData, error, isFetching, refetch } = useLeadQuery(id, { refetchOnMountOrArgChange: true });
  const { previous, next, isFinished } = steps;
  // The lead was deleted or is no longer visible to this user.
  const isGone = (error as ApiProblem | undefined)?.status === 404;
  const lead = isGone || isFinished ? undefined : currentData;
  const isComing = lead === undefined && isFetching && !error && !isFinished;
  // While this lead loads, the composer of the previous one keeps its room. It is inert and shows nothing of that lead.
  const worked = lead ?? (isComing ? data : undefined);
  const listed = useListedLead(id);
  // The list row provides the name and phone immediately. Changing the lead is possible only once it has loaded.
  const head = lead ?? (error || isFinished ? undefined : listed);
  const [filter, setFilter] = useState<TimelineFilter>('all');
  // Starts loading at the same time as the lead. The timeline itself uses the same request.
  useLeadTimelineInfiniteQuery({ id, kinds: TIMELINE_FILTERS[filter].kinds }, { refetchOnMountOrArgChange: true });
  const [correcting, setCorrecting] = useState(false);
  const [isCorrectingType, setCorrectingType] = useState(false);
  const user = useUser();
  const mayEdit = useMayEdit(currentData ?? { assignedTo: null });
  const { take } = useTakeLead();
  const content = useRef<HTMLDivElement>(null);
  const isBeside = useWide();
  const isPhone = useIsPhone();
  const isLow = useIsLow();
  const isDocked = isPhone && !isLow;
  const { draft, change, clear, isUnsaved } = useDraft(id);
  /** The lead as it was before the last save, so without any next step that was planned in that save. */
  const saved = useRef<LeadDetail>(undefined);
  /** How the last call of each lead went that the user has worked on in this pane; null without a call. */
  const outcomes = useRef(new Map<string, CallOutcome | null>());
  const nextStep = useNextStepQuestion(currentData, {
    mayEdit,
    isWorked: () => outcomes.current.has(id),
    lastOutcome: () => outcomes.current.get(id) ?? null,
    isSaved: () => currentData === saved.current,
  });
  const { saved: lastSaved, showSaved, undo } = useSavedWork(id);
  const messages = useMessageLog(head, (words) => {
    if (!lead) return;
    showSaved({ lead, words });
    saved.current = currentData;
    outcomes.current.set(lead._id, null);
    steps.onProcessed(lead);
  });
  const discard = useDiscardQuestion({ isDirty: isUnsaved, what: 'wrote', onDiscard: clear });
  const { confirmBefore, leaveWithoutAsking } = useLeaving();
  // Ask before going back: going back is asynchronous, and meanwhile the lead could load and ask its own question.
  const close = () => confirmBefore(onClose);
  // Do not ask again: the loaded lead might not contain the new next step yet.
  const goOn = steps.goOn && (() => leaveWithoutAsking(() => steps.goOn?.()));
  const [isComparing, setComparing] = useState(false);
  const pairs = steps.isOfPairs
    ? {
        place: steps.place && `${formatNumber(steps.place.number)} of ${formatNumber(steps.place.total)}`,
        isOn: isComparing,
        onStop: () => setComparing(false),
        onNext: () => {
          setComparing(true);
          if (lead) {
            outcomes.current.set(lead._id, null);
            steps.onProcessed(lead);
          }
          goOn?.();
        },
      }
    : undefined;
  const name = useRef<HTMLHeadingElement>(null);
  const assignee = useRef<HTMLSelectElement>(null);
  const composer = useRef<ComposerHandle>(null);
  const focusName = () => name.current?.focus({ preventScroll: true });
  const workspace: LeadWorkspace = {
    user,
    head,
    lead,
    isComing,
    steps,
    startsAtAssignee,
    open: onOpen,
    take: () => head && void take(head),
    correct: () => setCorrecting(true),
    correctType: () => setCorrectingType(true),
    remove: () => lead && onDelete(lead._id),
    ...messages,
    showSaved,
    canUndo: lastSaved?.work.undo !== undefined && !lastSaved.isUndone,
    undo,
    focusName,
    name,
    assignee,
    composer,
  };
  useActionKeys(LEAD_ACTIONS, workspace, 'pane');
  usePaletteEntries('ofLead', LEAD_ACTIONS, workspace);
  // The focused element may be inert or have unmounted with the previous lead.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another lead is shown
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.closest('[inert]');
    if (isLost || activeElement === content.current) {
      name.current?.focus({ preventScroll: true });
    }
  }, [head?._id, lead?._id]);
  return (
    <LeadWorkspaceContext value={workspace}>
      <SidePane
        title="Lead Details"
        isBeside={isBeside}
        // The list next to the pane stays usable. There, Escape closes the pane only if a lead's name has the focus.
        escapeFrom="[data-lead-name]"
        subject={id}
        shown={head?._id}
        onClose={close}
        head={
          <>
            {head && <LeadPresence leadId={head._id} />}
            <div className="lead-details__steps">
              <StepButton label="Previous lead" icon="caret-left" onStep={previous} />
              <StepButton label="Next lead" icon="caret-right" onStep={next} />
              <p className="lead-details__place" role="status">
                {steps.place && formatPlace(steps.place)}
              </p>
            </div>
          </>
        }
        closeLabel="Close"
        actions={
          (worked || lastSaved) && (
            <div className="lead-details__work">
              <SavedNotice id={id} saved={lastSaved} />
              {/* The profile shows an error if the lead cannot be rendered. */}
              <ErrorBoundary key={`contacts ${head?._id}`} part="ContactActions" failed={() => null}>
                {isDocked && head && <ContactActions lead={head} docked />}
              </ErrorBoundary>
              {worked && (
                <div key={`composer ${worked._id}`} inert={isComing}>
                  <ErrorBoundary part="LeadComposer" failed={() => null}>
                    <LeadComposer
                      lead={worked}
                      draft={draft}
                      onDraft={change}
                      onClear={clear}
                      onProcessed={(status, outcome) => {
                        saved.current = currentData;
                        outcomes.current.set(worked._id, outcome);
                        steps.onProcessed({ ...worked, status });
                      }}
                      onNext={goOn && ((leavesNoStep) => nextStep.leave(goOn, leavesNoStep))}
                    />
                  </ErrorBoundary>
                </div>
              )}
            </div>
          )
        }
      >
        {/* Has the focus while the lead loads. After that, the name takes the focus. */}
        <div
          className="lead-details__content"
          ref={content}
          tabIndex={-1}
          data-first-focus={(!head && !startsAtAssignee) || undefined}
        >
          {isFinished && steps.place && <QueueDone {...steps.place} onClose={close} />}
          {head && (head.quarantined || isMarkedAsSpam(head)) && <SpamNotice key={`spam ${head._id}`} lead={head} />}
          {head?.inPool && <PoolNotice key={`pool ${head._id}`} lead={head} />}
          {head && (
            <ErrorBoundary key={head._id} part="LeadProfile">
              <LeadProfile isDocked={isDocked} pairs={pairs} filter={filter} onFilter={setFilter} />
            </ErrorBoundary>
          )}
          <div className="lead-details__acts">
            <ActionButton action={correctDetailsAction} />
            <ActionButton action={changeTypeAction} />
            {/* The key remounts the button for each lead, so that the focus cannot stay on the next lead's Delete. */}
            <ActionButton key={lead?._id} action={deleteAction} variant="danger">
              Delete Lead
            </ActionButton>
          </div>
        </div>

        {!head && !error && !isFinished && <Loading>Loading lead...</Loading>}
        {error && !lead && !isFinished && <LoadError what="The lead" error={error} onRetry={refetch} />}
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
    </LeadWorkspaceContext>
  );
}

function formatPlace({ number, total, totalIsAtLeast, left }: NonNullable<QueueSteps['place']>): string {
  const place = `${formatNumber(number)} of ${formatTotal(total, totalIsAtLeast)}`;
  return totalIsAtLeast || left === total ? place : `${place} · ${formatNumber(left)} left`;
}

interface StepButtonProps {
  readonly label: string;
  /** Shown instead of the label, because there is no room for the label. */
  readonly icon: IconName;
  readonly onStep: (() => void) | undefined;
}

/** At the end of the queue, the button is not `disabled`, because it would then lose the focus. */
function StepButton({ label, icon, onStep }: StepButtonProps) {
  return (
    <Button small title={label} aria-label={label} aria-disabled={!onStep || undefined} onClick={onStep}>
      <Icon name={icon} />
    </Button>
  );
}
