import { useEffect } from 'react';
import { useMutationToast } from '../../api/use-mutation-toast';
import { SelectField } from '../../ui/fields/fields';
import { ChoiceHint, openSelect, useSelectChoice } from '../../ui/fields/select-choice';
import { assignAction } from '../actions/lead-actions';
import { useLeadWorkspace } from '../actions/lead-workspace';
import { type LeadDetail, type LeadPriority, PRIORITIES, PRIORITY_LABELS } from '../lead/lead';
import { StatusSelect } from '../lead/lead-status';
import { useAssigneesQuery, useAssignLeadMutation, useChangeLeadMutation } from '../lead/leads-api';
import { useMayEdit } from '../lead/use-may-edit';
import './lead-assignment.css';

const REASON_ID = 'lead-assignment-reason';

/** Priority and assignee. Shows the status too if the user cannot edit the lead: otherwise, the composer shows it. */
export function LeadAssignment({ lead }: { readonly lead: LeadDetail }) {
  const workspace = useLeadWorkspace();
  const { startsAtAssignee, assignee, focusName } = workspace;
  const reason = assignAction.reason?.(workspace);
  const mayEdit = useMayEdit(lead);
  const mayAssign = reason === undefined;
  const { data: assignees } = useAssigneesQuery(lead.type, { skip: !mayAssign });
  const [changeLead] = useChangeLeadMutation();
  const [assign] = useAssignLeadMutation();
  const report = useMutationToast();
  useEffect(() => {
    if (startsAtAssignee) assignee.current?.focus();
  }, [assignee, startsAtAssignee]);
  const startsWithChoice = startsAtAssignee && assignees !== undefined;
  useEffect(() => {
    const select = assignee.current;
    if (startsWithChoice && select && document.activeElement === select) openSelect(select);
  }, [assignee, startsWithChoice]);
  const { assignedTo } = lead;
  const current = assignedTo ? [assignedTo] : [];
  const isListed = assignees?.some(({ _id }) => _id === assignedTo?._id);
  const people = [...(isListed ? [] : current), ...(assignees ?? [])];

  const setPriority = (priority: LeadPriority) => report(changeLead({ id: lead._id, changes: { priority } }));
  const setAssignee = (id: string) =>
    report(assign({ id: lead._id, assignee: people.find(({ _id }) => _id === id) ?? null }));
  // Move the focus away, because typing letters in the select would choose another option.
  const leave = (isLeft: boolean) => !isLeft && focusName();
  const priority = useSelectChoice(lead.priority, (chosen, isLeft) => {
    leave(isLeft);
    void setPriority(chosen);
  });
  const handOver = useSelectChoice(assignedTo?._id ?? '', (chosen, isLeft) => {
    leave(isLeft);
    void setAssignee(chosen);
  });
  // A locked select is not disabled, so that keyboard users can reach the reason. It offers only its current value.
  const priorities = mayEdit ? PRIORITIES : [lead.priority];
  const offered = mayAssign ? people : current;

  return (
    <div className="lead-assignment">
      {!mayEdit && (
        <div className="lead-assignment__status">
          <span className="lead-assignment__label">Status</span>
          <StatusSelect lead={lead} />
        </div>
      )}
      <div>
        <SelectField
          label="Priority"
          options={priorities.map((value) => ({ value, label: PRIORITY_LABELS[value] }))}
          aria-disabled={!mayEdit || undefined}
          describedBy={mayEdit ? undefined : REASON_ID}
          {...priority.select}
        />
        <ChoiceHint isShown={priority.isOpen} kept={PRIORITY_LABELS[lead.priority]} />
      </div>
      <div>
        <SelectField
          label="Assigned to"
          none={mayAssign || !assignedTo ? 'Unassigned' : undefined}
          options={offered.map(({ _id, name }) => ({ value: _id, label: name }))}
          ref={assignee}
          // Only works if the lead is cached, because the select must already exist when the dialog opens.
          data-first-focus={startsAtAssignee || undefined}
          aria-disabled={!mayAssign || undefined}
          describedBy={mayAssign ? undefined : REASON_ID}
          {...handOver.select}
        />
        <ChoiceHint isShown={handOver.isOpen} kept={assignedTo?.name ?? 'Unassigned'} />
      </div>
      {reason && (
        <p className="lead-assignment__reason" id={REASON_ID}>
          {reason}
        </p>
      )}
    </div>
  );
}
