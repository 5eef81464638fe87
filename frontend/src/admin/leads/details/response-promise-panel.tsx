import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { ErrorMessage } from '../../ui/errors/error-message';
import { LongTextField } from '../../ui/fields/fields';
import { FullTime } from '../../ui/time-ago';
import { ReasonedButton } from '../../ui/unavailable';
import { formatDuration } from '../lead/format-response-promise';
import type { LeadDetail } from '../lead/lead';
import { CALL_OUTCOME_LABELS } from '../lead/lead-labels';
import { ResponsePromiseBadge } from '../lead/response-promise-badge';
import { isReadOnly, useEditReason } from '../lead/use-may-edit';
import { useLogCallMutation } from './lead-activity-api';
import './response-promise-panel.css';

type CallOutcome = keyof typeof CALL_OUTCOME_LABELS;
const OUTCOMES = Object.keys(CALL_OUTCOME_LABELS) as CallOutcome[];

/** What was promised for a lead and how that stands, and where a call is logged: the first one keeps the promise. */
export function ResponsePromisePanel({ lead }: { lead: LeadDetail }) {
  const reason = useEditReason(lead);
  return (
    <section aria-labelledby="lead-promise">
      <h3 id="lead-promise">First contact</h3>
      <PromiseLine lead={lead} />
      {reason === undefined && <CallLog id={lead._id} />}
      {reason !== undefined && !isReadOnly(lead) && (
        <p className="response-promise-panel__locked">
          <ReasonedButton reason={reason}>Log a call</ReasonedButton>
        </p>
      )}
    </section>
  );
}

function PromiseLine({ lead: { promise, createdAt } }: { lead: LeadDetail }) {
  const { hours, dueAt, firstResponseAt } = promise;
  return (
    <p className="response-promise-panel__line">
      <ResponsePromiseBadge promise={promise} />
      {dueAt && (
        <span>
          Promised within {hours} hours: by <FullTime at={dueAt} />
        </span>
      )}
      {!dueAt && <span>No first contact is promised for this type.</span>}
      {firstResponseAt && (
        <span>
          First contact <FullTime at={firstResponseAt} />,{' '}
          {formatDuration(Date.parse(firstResponseAt) - Date.parse(createdAt))} after the lead came in
        </span>
      )}
    </p>
  );
}

function CallLog({ id }: { id: string }) {
  const [logCall, { error, isLoading }] = useLogCallMutation();
  const words = useRef<HTMLTextAreaElement>(null);
  const [isLogged, setLogged] = useState(false);

  const log = async (outcome: CallOutcome) => {
    setLogged(false);
    const content = words.current?.value.trim() ?? '';
    const answer = await logCall({ id, outcome, ...(content !== '' && { content }) });
    if (answer.error) return;
    if (words.current) words.current.value = '';
    setLogged(true);
  };

  return (
    <div className="response-promise-panel__call">
      <LongTextField
        label="Log a call: what was said (optional)"
        rows={2}
        maxLength={5000}
        // It is emptied when the call is kept: what is typed meanwhile would go with it.
        readOnly={isLoading}
        ref={words}
      />
      <div className="response-promise-panel__outcomes">
        {OUTCOMES.map((outcome) => (
          <Button key={outcome} disabled={isLoading} onClick={() => void log(outcome)}>
            {CALL_OUTCOME_LABELS[outcome]}
          </Button>
        ))}
        {/* What it adds to the notes and the history may be out of sight. */}
        <p className="response-promise-panel__status" role="status">
          {isLogged && 'Call logged.'}
        </p>
      </div>
      <ErrorMessage error={error} />
    </div>
  );
}
