import { closeReasonsFor } from '@lead-types/close-reasons';
import { formatReference } from '@lead-types/format-reference';
import { placeOf } from '@lead-types/places';
import { useMutationToast } from '../../api/use-mutation-toast';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { formatShortTime } from '../../ui/dates';
import { TimeAgo } from '../../ui/time-ago';
import { useLeadWorkspace } from '../actions/lead-workspace';
import { ContactActions } from '../composer/contact-actions';
import { type Lead, leadName, leadTypeLabel, STATUS_LABELS } from '../lead/lead';
import { FollowUpBadge, ResponsePromiseBadge } from '../lead/lead-badges';
import { useCloseReasonQuestion } from '../lead/lead-status';
import { useChangeLeadMutation } from '../lead/leads-api';
import { useMayEdit } from '../lead/use-may-edit';
import { LeadAssignment } from './lead-assignment';

interface LeadHeadProps {
  readonly lead: Lead;
  /** True on a phone, where the contact buttons are at the bottom. */
  readonly isDocked: boolean;
}

export function LeadHead({ lead, isDocked }: LeadHeadProps) {
  const { name, startsAtAssignee, lead: loaded } = useLeadWorkspace();
  const { phone } = lead.personalInfo;
  const place = placeOf(lead.personalInfo);
  return (
    <>
      <header className="lead-profile__head">
        <div className="lead-profile__person">
          {/* Gets the focus first, because pressing Enter or Space on a heading by mistake does nothing. */}
          <h3 className="lead-profile__name" tabIndex={-1} ref={name} data-first-focus={!startsAtAssignee || undefined}>
            {leadName(lead)}
          </h3>
          {place && <span className="lead-profile__place">{place}</span>}
        </div>
        {!isDocked && <ContactActions lead={lead} />}
      </header>
      <div className="lead-profile__facts">
        <p className="lead-profile__line">
          <span>{leadTypeLabel(lead.type)}</span>
          <span className="lead-profile__reference">{formatReference(lead.reference)}</span>
          <TimeAgo at={lead.createdAt} />
          {lead.phoneDoubtful && phone && (
            <Badge tone="warning" boxed inline>
              check number
            </Badge>
          )}
        </p>
        <PromiseLine lead={lead} />
        <CloseReasonLine lead={lead} />
        {/* Reserves its room while the lead loads, so that nothing moves. */}
        {loaded ? <LeadAssignment lead={loaded} /> : <div className="lead-assignment" />}
      </div>
    </>
  );
}

function PromiseLine({ lead: { promise, followUp } }: { lead: Lead }) {
  const { hours, dueAt, firstResponseAt } = promise;
  return (
    <p className="lead-profile__line lead-profile__promise">
      <ResponsePromiseBadge promise={promise} />
      {dueAt && !firstResponseAt && (
        <span>
          Promised within {hours} h, by <time dateTime={dueAt}>{formatShortTime(dueAt)}</time>
        </span>
      )}
      {!dueAt && <span>No first contact is promised.</span>}
      <FollowUpBadge followUp={followUp} />
    </p>
  );
}

/** The close reason and a button to change it. Renders nothing for a status without reasons. */
function CloseReasonLine({ lead }: { readonly lead: Lead }) {
  const mayEdit = useMayEdit(lead);
  const ask = useCloseReasonQuestion();
  const [changeLead] = useChangeLeadMutation();
  const report = useMutationToast();
  const reasons = closeReasonsFor(lead.status);
  if (Object.keys(reasons).length === 0) return null;
  const change = async () => {
    const chosen = await ask(lead.status, leadName(lead));
    if (chosen) await report(changeLead({ id: lead._id, changes: { closeReason: null, ...chosen } }));
  };
  return (
    <p className="lead-profile__line">
      <span>
        <strong>{STATUS_LABELS[lead.status]}:</strong>{' '}
        {(lead.closeReason && reasons[lead.closeReason]) ?? 'no reason given'}
      </span>
      {mayEdit && (
        <Button small onClick={() => void change()}>
          Change reason
        </Button>
      )}
    </p>
  );
}
