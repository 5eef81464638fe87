import { type Ref, useRef, useState } from 'react';
import { useMutationToast } from '../../api/use-mutation-toast';
import { Button } from '../../ui/button';
import { type LeadDetail, MESSAGE_CHANNEL_LABELS, MESSAGE_OUTCOME_LABELS, type Note } from '../lead/lead';
import { type MessageChannel, type MessageOutcome, useSetMessageOutcomeMutation } from './timeline-api';
import './message-outcomes.css';

/** In the order of their number keys, 1 to 4. */
export const MESSAGE_OUTCOMES = Object.keys(MESSAGE_OUTCOME_LABELS) as MessageOutcome[];

/** "Wrong address" for an email. */
export function messageOutcomeLabel(channel: MessageChannel, outcome: MessageOutcome): string {
  return channel === 'email' && outcome === 'wrong_number' ? 'Wrong address' : MESSAGE_OUTCOME_LABELS[outcome];
}

interface MessageOutcomesProps {
  readonly channel: MessageChannel;
  readonly chosen: MessageOutcome | null;
  readonly isBusy?: boolean;
  /** Whether the keys 1 to 4 choose an outcome, so that each button shows its key. */
  readonly hasKeys?: boolean;
  readonly firstRef?: Ref<HTMLButtonElement> | undefined;
  readonly onChoose: (outcome: MessageOutcome) => void;
}

export function MessageOutcomes(props: MessageOutcomesProps) {
  const { channel, chosen, isBusy = false, hasKeys = false, firstRef, onChoose } = props;
  return (
    <fieldset className="message-outcomes">
      <legend className="visually-hidden">How the {MESSAGE_CHANNEL_LABELS[channel]} message went</legend>
      {MESSAGE_OUTCOMES.map((outcome, at) => (
        <Button
          small
          key={outcome}
          className="message-outcomes__outcome"
          ref={at === 0 ? firstRef : undefined}
          aria-pressed={outcome === chosen}
          isBusy={isBusy}
          onClick={() => onChoose(outcome)}
        >
          {hasKeys && (
            <span className="message-outcomes__key" aria-hidden="true">
              {at + 1}
            </span>
          )}
          {messageOutcomeLabel(channel, outcome)}
        </Button>
      ))}
    </fieldset>
  );
}

interface MessageResultProps {
  readonly lead: Pick<LeadDetail, '_id'>;
  readonly noteId: string;
  readonly message: NonNullable<Note['message']>;
  readonly mayEdit: boolean;
}

/** The outcome of a logged message, and buttons to set or correct it. */
export function MessageResult({ lead, noteId, message, mayEdit }: MessageResultProps) {
  const { channel, outcome } = message;
  const [isChanging, setChanging] = useState(false);
  const [setOutcome, { isLoading }] = useSetMessageOutcomeMutation();
  const report = useMutationToast();
  const change = useRef<HTMLButtonElement>(null);
  const isOpen = mayEdit && (outcome === null || isChanging);
  const choose = async (chosen: MessageOutcome) => {
    if (!(await report(setOutcome({ id: lead._id, noteId, outcome: chosen })))) return;
    setChanging(false);
    // The pressed button is gone once the timeline has reloaded.
    change.current?.focus();
  };
  return (
    <div className="message-outcomes__result" role="status">
      {outcome ? messageOutcomeLabel(channel, outcome) : !mayEdit && 'No outcome yet'}
      {mayEdit && outcome && (
        <Button
          small
          className="message-outcomes__change"
          ref={change}
          aria-expanded={isChanging}
          onClick={() => setChanging(!isChanging)}
        >
          Change<span className="visually-hidden"> the outcome of this message</span>
        </Button>
      )}
      {isOpen && (
        <MessageOutcomes channel={channel} chosen={outcome} isBusy={isLoading} onChoose={(one) => void choose(one)} />
      )}
    </div>
  );
}
