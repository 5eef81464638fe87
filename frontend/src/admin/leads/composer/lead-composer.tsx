import { CLOSE_REASON_LABELS } from '@lead-types/close-reasons';
import { placeOf } from '@lead-types/places';
import { type ReactNode, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button';
import { ErrorMessage } from '../../ui/errors/error-message';
import { LongTextField } from '../../ui/fields/fields';
import { openSelect } from '../../ui/fields/select-choice';
import { Icon } from '../../ui/icon';
import { isTyping } from '../../ui/keyboard';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import { isTouchScreen, useIsLow } from '../../ui/use-media';
import { ActionButton } from '../actions/action-button';
import { addNoteAction, callAction, logCallAction, saveAndNextAction } from '../actions/lead-actions';
import { useLeadWorkspace } from '../actions/lead-workspace';
import { CALL_OUTCOME_LABELS, type LeadDetail, type LeadStatus, leadName } from '../lead/lead';
import { formatFollowUp } from '../lead/lead-badges';
import { useCloseReasonQuestion } from '../lead/lead-status';
import { isReadOnly, useEditReason } from '../lead/use-may-edit';
import { ColleagueNews } from '../live/colleague-news';
import { useTypingReport } from '../live/lead-presence';
import { MESSAGE_OUTCOMES, MessageOutcomes } from '../timeline/message-outcomes';
import type { MessageChannel, MessageOutcome } from '../timeline/timeline-api';
import { ComposerStatus } from './composer-status';
import { FollowUpChips, type FollowUpChipsHandle } from './follow-up-chips';
import { type CallOutcome, hasEntry, type LeadDraft, OUTCOMES } from './lead-entry';
import { useAssignToMe, useLeadWork } from './use-lead-work';
import { focusEnd, useTypeAnywhere } from './use-type-anywhere';
import './lead-composer.css';

interface LeadComposerProps {
  readonly lead: LeadDetail;
  readonly draft: LeadDraft;
  readonly onDraft: (part: Partial<LeadDraft>) => void;
  readonly onClear: () => void;
  /** Called after a save. `outcome` is that of the call, if one was logged. */
  readonly onProcessed: (status: LeadStatus, outcome: CallOutcome | null) => void;
  /** Opens the next lead. `leavesNoStep`: this open lead is left without a next step. Undefined outside a queue. */
  readonly onNext: ((leavesNoStep: boolean) => void) | undefined;
}

export function LeadComposer(props: LeadComposerProps) {
  const { lead } = props;
  const reason = useEditReason(lead);
  if (isReadOnly(lead)) return null;
  if (reason === undefined) return <OpenComposer {...props} />;
  return (
    <div className="lead-composer lead-composer--locked">
      <ActionButton action={logCallAction} />
      <ActionButton action={addNoteAction} />
    </div>
  );
}

/** Lets the user copy an unsaved entry when its lead was deleted or is no longer visible. */
export function UnsavedEntry({ draft }: { readonly draft: LeadDraft }) {
  return (
    <section aria-label="Not saved">
      <p>
        <strong>Not saved:</strong> your entry for this lead. Copy it before you leave.
      </p>
      {draft.outcome && <p>{CALL_OUTCOME_LABELS[draft.outcome]}</p>}
      {draft.words && <LongTextField label="Your note" readOnly value={draft.words} />}
    </section>
  );
}

function OpenComposer({ lead, draft, onDraft, onClear, onProcessed, onNext }: LeadComposerProps) {
  const { isComing, composer, focusName, sent, settleMessage } = useLeadWorkspace();
  const { box, assignToMe } = useAssignToMe(lead);
  const { entry, isBusy, error, save, saveStatus, saveFollowUp } = useLeadWork({
    lead,
    draft,
    onDraft,
    assignToMe,
    onClear,
    onProcessed,
  });
  useTypingReport(lead._id, draft.words);
  const words = useRef<HTMLTextAreaElement>(null);
  const status = useRef<HTMLSelectElement>(null);
  const firstOutcome = useRef<HTMLButtonElement>(null);
  const followUps = useRef<FollowUpChipsHandle>(null);
  const isEntered = hasEntry(draft);
  const isLow = useIsLow();
  const [isUnfolded, setUnfolded] = useState(false);
  // On a low screen, one line leaves the room to the lead until the user writes or logs something.
  const isFolded = isLow && !isUnfolded && !isEntered;
  /** Renders immediately, so that a field of the unfolded composer can get the focus. */
  const unfold = () => isFolded && flushSync(() => setUnfolded(true));
  const [isPicking, setPicking] = useState(false);
  const askReason = useCloseReasonQuestion();
  /** Set by Escape. Letters are then shortcuts until the user focuses the note or chooses an outcome. */
  const isCommanding = useRef(false);
  useTypeAnywhere(words, followUps, () => isEntered && !isCommanding.current && !isComing);
  // After an error, typed letters must go into the note instead of running shortcuts.
  useLayoutEffect(() => {
    if (error && !isTouchScreen() && !isTyping(document.activeElement)) words.current?.focus();
  }, [error]);
  const saveAll = async (goOn?: (leavesNoStep: boolean) => void) => {
    const picked = followUps.current?.takePicked();
    if (picked === null || !(await save(picked))) return;
    goOn?.(!picked && (isEntered ? entry.leavesNoStep : lead.nextStep === 'none'));
  };
  const saveAndNext = () => void saveAll(onNext);
  const chooseStatus = async (chosen: LeadStatus, isLeft: boolean) => {
    // Move the focus away, because typing letters in the select would choose another status.
    const leave = () => !isLeft && focusName();
    if (!isEntered) {
      leave();
      return saveStatus(chosen);
    }
    const given = await askReason(chosen, leadName(lead));
    // Render immediately, so that a save right after this includes the status.
    if (given) flushSync(() => onDraft({ closeReason: null, ...given }));
    leave();
  };
  const isEmailOnly = callAction.address(lead) === undefined && lead.personalInfo.email !== undefined;
  const [closedId, setClosedId] = useState<string | null>(null);
  /** The message just sent, until the user says how it went or closes the question. */
  const asked = sent?.outcome === null && sent.noteId !== closedId ? sent : undefined;
  /** The message whose outcome is asked. If there is only an email, the newest of these. */
  const message = isEmailOnly ? (sent ?? newestEmail(lead)) : asked;
  // The same words mean something else for a call, so the outcomes of a call wait until the message is settled.
  const hasCallOutcomes = !isEmailOnly && (!asked || draft.outcome !== null);
  const closeMessage = () => setClosedId(sent?.noteId ?? null);
  const settle = (outcome: MessageOutcome) =>
    message && settleMessage(message.channel, outcome, message.noteId ?? undefined);
  const chooseOutcome = (number: number) => {
    if (isEmailOnly) {
      const outcome = MESSAGE_OUTCOMES[number - 1];
      if (outcome) settle(outcome);
      return;
    }
    const outcome = OUTCOMES[number - 1]?.outcome ?? null;
    onDraft({ outcome: draft.outcome === outcome ? null : outcome });
    isCommanding.current = false;
  };
  /** Focuses the note, except on touch screens, where this would open the on-screen keyboard. */
  const writeNext = () => {
    if (!isTouchScreen()) focusEnd(words.current);
  };
  useImperativeHandle(composer, () => ({
    focusOutcomes: () => {
      unfold();
      if (!hasCallOutcomes && !isEmailOnly) flushSync(closeMessage);
      firstOutcome.current?.focus();
    },
    chooseNumber: (number) => {
      unfold();
      if (followUps.current?.chooseFocused(number)) {
        if (isEntered) focusEnd(words.current);
        else focusName();
        return;
      }
      chooseOutcome(number);
      focusEnd(words.current);
    },
    writeNote: () => {
      unfold();
      words.current?.focus();
    },
    planVisit: () => {
      unfold();
      followUps.current?.pick('visit');
    },
    focusFollowUps: () => {
      unfold();
      followUps.current?.focus();
    },
    openStatus: () => {
      status.current?.focus();
      if (status.current) openSelect(status.current);
    },
    saveAndNext,
  }));

  return (
    <section
      className={isFolded ? 'lead-composer lead-composer--folded' : 'lead-composer'}
      aria-label="Work on this lead"
    >
      <ColleagueNews lead={lead} />
      {!isFolded && (
        <>
          {message && (
            <MessageQuestion channel={message.channel} onClose={isEmailOnly ? undefined : closeMessage}>
              <MessageOutcomes
                channel={message.channel}
                chosen={message.outcome}
                hasKeys={isEmailOnly}
                firstRef={isEmailOnly ? firstOutcome : undefined}
                onChoose={settle}
              />
            </MessageQuestion>
          )}
          {hasCallOutcomes && (
            <fieldset className="lead-composer__outcomes">
              <legend className="visually-hidden">How the call went</legend>
              {OUTCOMES.map(({ outcome, label }, at) => (
                <button
                  className="lead-composer__outcome"
                  type="button"
                  key={outcome}
                  ref={at === 0 ? firstOutcome : undefined}
                  aria-pressed={draft.outcome === outcome}
                  onClick={() => {
                    chooseOutcome(at + 1);
                    writeNext();
                  }}
                >
                  <span className="lead-composer__key" aria-hidden="true">
                    {at + 1}{' '}
                  </span>
                  {label}
                </button>
              ))}
            </fieldset>
          )}
          <textarea
            className="lead-composer__words"
            aria-label="Add a note"
            placeholder={isBusy ? 'Saving...' : 'Write a note'}
            rows={1}
            maxLength={5000}
            ref={words}
            // A successful save clears the field, so text typed during the save would be lost.
            readOnly={isBusy}
            value={isBusy ? '' : draft.words}
            onFocus={() => {
              isCommanding.current = false;
            }}
            onChange={({ target }) => onDraft({ words: target.value })}
            onKeyDown={(event) => {
              // Escape leaves the note but keeps the lead open.
              if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.stopPropagation();
              event.currentTarget.blur();
              isCommanding.current = true;
            }}
          />
          <FollowUpChips
            ref={followUps}
            place={visitPlace(lead)}
            chosen={entry.followUp}
            isDisabled={isBusy}
            onPicking={setPicking}
            onChoose={(choice, isPressed) => {
              if (isEntered) onDraft({ followUp: choice ?? 'none' });
              else if (choice) void saveFollowUp(choice);
              if (!isPressed) return;
              if (isEntered) writeNext();
              else focusName();
            }}
          />
          {entry.completes && lead.followUp && (
            <p className="lead-composer__done">
              Completes: {formatFollowUp(lead.followUp, Date.now())}
              {lead.followUp.note && `, ${lead.followUp.note}`}
            </p>
          )}
          {draft.closeReason && <p className="lead-composer__done">Reason: {CLOSE_REASON_LABELS[draft.closeReason]}</p>}
          {box && <div className="lead-composer__assign">{box}</div>}
        </>
      )}
      <ErrorMessage error={error} />
      <div className="lead-composer__save">
        {isLow && (
          <Button
            className="lead-composer__fold"
            icon="note-pencil"
            aria-expanded={!isFolded}
            aria-disabled={isEntered || undefined}
            onClick={() => {
              if (!isFolded) {
                setPicking(false);
                return setUnfolded(false);
              }
              unfold();
              writeNext();
            }}
          >
            <span className={isFolded ? undefined : 'visually-hidden'}>Log or write</span>
          </Button>
        )}
        <ComposerStatus
          lead={lead}
          status={entry.status}
          select={status}
          onChoose={(...choice) => void chooseStatus(...choice)}
        />
        {/* Not `disabled`, because the button would lose the focus after a save. */}
        {!isFolded && (
          <Button isBusy={isBusy} aria-disabled={!(isEntered || isPicking) || undefined} onClick={() => void saveAll()}>
            Save
          </Button>
        )}
        {onNext && (
          <Button variant="primary" className="lead-composer__next" isBusy={isBusy} onClick={saveAndNext}>
            {saveAndNextAction.label}
          </Button>
        )}
      </div>
    </section>
  );
}

interface MessageQuestionProps {
  readonly channel: MessageChannel;
  readonly onClose: (() => void) | undefined;
  readonly children: ReactNode;
}

function MessageQuestion({ channel, onClose, children }: MessageQuestionProps) {
  const { focusName } = useLeadWorkspace();
  const part = useRef<HTMLDivElement>(null);
  useOnFocusLost(part, focusName);
  return (
    <div className="lead-composer__message" ref={part}>
      <span>How did the {channel === 'email' ? 'email' : 'WhatsApp'} go?</span>
      {onClose && (
        <button className="lead-composer__close" type="button" aria-label="Close this question" onClick={onClose}>
          <Icon name="x" />
        </button>
      )}
      {children}
    </div>
  );
}

/** The probable place of a visit: the person's address, then the village or town. */
function visitPlace({ personalInfo }: Pick<LeadDetail, 'personalInfo'>): string {
  const { address = '' } = personalInfo;
  const places = placeOf(personalInfo).split(', ');
  const isNew = (place: string) => !address.toLowerCase().includes(place.toLowerCase());
  return [address, ...places.filter(isNew)].filter(Boolean).join(', ').slice(0, 200);
}

/** The newest email without an outcome. If there is none, an email that is not logged yet. */
function newestEmail({ notes }: Pick<LeadDetail, 'notes'>) {
  const note = notes.find(({ message }) => message?.channel === 'email' && message.outcome === null);
  return { channel: 'email', noteId: note?._id ?? null, outcome: null } as const;
}
