import { type ComponentProps, type Ref, useEffect, useId } from 'react';
import { useMutationToast } from '../../api/use-mutation-toast';
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
  const { startsAtAssignee, assignee, focusName, showSaved } = workspace;
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

  const savePriority = (priority: LeadPriority) => report(changeLead({ id: lead._id, changes: { priority } }));
  const setPriority = async (priority: LeadPriority) => {
    if (!(await savePriority(priority))) return;
    const words = `priority ${PRIORITY_LABELS[priority]}`;
    showSaved({ lead, words, undo: { run: () => savePriority(lead.priority) } });
  };
  const saveAssignee = (to: typeof assignedTo) => report(assign({ id: lead._id, assignee: to }));
  const setAssignee = async (id: string) => {
    const to = people.find(({ _id }) => _id === id) ?? null;
    if (!(await saveAssignee(to))) return;
    const words = to ? `assigned to ${to.name}` : 'unassigned';
    showSaved({ lead, words, undo: { run: () => saveAssignee(assignedTo) } });
  };
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
  // A locked select offers only its current value.
  const priorities = mayEdit ? PRIORITIES : [lead.priority];
  const offered = mayAssign ? people : current;

  return (
    <div className="lead-assignment">
      {!mayEdit && <StatusSelect lead={lead} />}
      <SelectChip
        label="Priority"
        tone={lead.priority}
        options={priorities.map((value) => ({ value, label: PRIORITY_LABELS[value] }))}
        isLocked={!mayEdit}
        choice={priority}
        kept={PRIORITY_LABELS[lead.priority]}
      />
      <SelectChip
        label="Assigned to"
        none={mayAssign || !assignedTo ? 'Unassigned' : undefined}
        options={offered.map(({ _id, name }) => ({ value: _id, label: name }))}
        ref={assignee}
        isFirst={startsAtAssignee}
        isLocked={!mayAssign}
        choice={handOver}
        kept={assignedTo?.name ?? 'Unassigned'}
      />
      {reason && (
        <p className="lead-assignment__reason" id={REASON_ID}>
          {reason}
        </p>
      )}
    </div>
  );
}

interface SelectChipProps {
  readonly label: string;
  readonly tone?: LeadPriority;
  readonly none?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly ref?: Ref<HTMLSelectElement>;
  /** Only works if the lead is cached, because the select must already exist when the dialog opens. */
  readonly isFirst?: boolean;
  /** A locked select is not disabled, so that keyboard users can reach the reason. */
  readonly isLocked: boolean;
  readonly choice: ReturnType<typeof useSelectChoice>;
  readonly kept: string;
}

/** A select that looks like a chip: its label, then its value. */
function SelectChip({ label, tone, none, options, ref, isFirst, isLocked, choice, kept }: SelectChipProps) {
  const id = useId();
  return (
    <span>
      <span className={`lead-assignment__chip${tone ? ` lead-assignment__chip--${tone}` : ''}`}>
        <label className="lead-assignment__label" htmlFor={id}>
          {label}
        </label>
        <select
          className="lead-assignment__select"
          id={id}
          ref={ref}
          data-first-focus={isFirst || undefined}
          aria-disabled={isLocked || undefined}
          aria-describedby={isLocked ? REASON_ID : undefined}
          {...(choice.select as ComponentProps<'select'>)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </span>
      <ChoiceHint isShown={choice.isOpen} kept={kept} />
    </span>
  );
}
