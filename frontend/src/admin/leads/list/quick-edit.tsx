/** Changes one value of a lead in its row: the value is a button that opens a short list of choices. */
import { type ReactNode, type Ref, useState } from 'react';
import { useToast } from '../../../shared/toasts/toast-provider';
import { useAppDispatch } from '../../api/app-store';
import { problemMessage } from '../../api/problem';
import { permissionReason, useUser } from '../../session/use-user';
import { Button } from '../../ui/button';
import { dayInIndia, formatTime, formatWeekday, formatWeekdayTime } from '../../ui/dates';
import { type Choice, ChoiceList, keepKeys } from '../../ui/fields/choice-list';
import { initialsOf } from '../../ui/initials';
import { Popover, type PopoverHandle } from '../../ui/popover';
import {
  FOLLOW_UP_CHIPS,
  type FollowUpTime,
  followUpTime,
  formatFollowUpTime,
  moveFollowUp,
  planAgain,
} from '../composer/follow-up-times';
import { removeFollowUp, setFollowUp } from '../composer/lead-activity-api';
import { type Lead, leadName, PRIORITIES, PRIORITY_LABELS } from '../lead/lead';
import { FollowUpBadge } from '../lead/lead-badges';
import { type Assignee, leadsApi, useAssigneesQuery } from '../lead/leads-api';
import { PriorityIcon } from './priority-icon';
import './quick-edit.css';

const { assignLead, changeLead } = leadsApi.endpoints;
/** The hook of each mutation would track it, in every row of the list. */
const UNTRACKED = { track: false };

interface QuickEditProps {
  readonly lead: Lead;
  readonly ref?: Ref<PopoverHandle>;
  /** Why the user cannot edit the lead; undefined if the user can. */
  readonly reason: string | undefined;
  /** Called when a value was chosen, to move the focus. */
  readonly onDone: () => void;
}

export function QuickAssignee({ lead, ref, reason, onDone }: QuickEditProps) {
  const user = useUser();
  const dispatch = useAppDispatch();
  const save = useSaving(lead);
  const { assignedTo } = lead;
  const choose = (assignee: Assignee | null) => {
    onDone();
    if (assignee?._id === assignedTo?._id && !lead.inPool) return;
    const change = (to: Assignee | null) => dispatch(assignLead.initiate({ id: lead._id, assignee: to }, UNTRACKED));
    void save(
      assignee ? `assigned to ${assignee.name}` : 'unassigned',
      () => change(assignee),
      // A lead of the pool has no earlier assignee to restore.
      lead.inPool ? undefined : () => change(assignedTo),
    );
  };
  return (
    <QuickEdit
      ref={ref}
      label={`Assigned to ${assignedTo?.name ?? 'nobody'}. Assign ${leadName(lead)}`}
      title={ownerWords(lead)}
      value={<Owner lead={lead} />}
      reason={reason ?? permissionReason(user, 'assign leads', 'canEditAllLeads')}
    >
      {(close) => (
        <AssigneeChoices
          lead={lead}
          ownId={user?._id}
          onChoose={(chosen) => {
            close();
            choose(chosen);
          }}
        />
      )}
    </QuickEdit>
  );
}

/** The assignee with initials. */
function Owner({ lead }: { readonly lead: Pick<Lead, 'assignedTo' | 'inPool'> }) {
  const { assignedTo } = lead;
  return (
    <>
      <span
        className={assignedTo ? 'quick-edit__initials' : 'quick-edit__initials quick-edit__initials--none'}
        aria-hidden
      >
        {assignedTo && initialsOf(assignedTo.name)}
      </span>
      <span className={assignedTo ? 'quick-edit__words' : 'quick-edit__words quick-edit__words--none'}>
        {ownerWords(lead)}
      </span>
    </>
  );
}

function ownerWords({ assignedTo, inPool }: Pick<Lead, 'assignedTo' | 'inPool'>): string {
  return assignedTo?.name ?? (inPool ? 'In the pool' : 'Unassigned');
}

interface AssigneeChoicesProps {
  readonly lead: Lead;
  readonly ownId: string | undefined;
  readonly onChoose: (assignee: Assignee | null) => void;
}

function AssigneeChoices({ lead, ownId, onChoose }: AssigneeChoicesProps) {
  const { data: people, error } = useAssigneesQuery(lead.type);
  const self = people?.find(({ _id }) => _id === ownId);
  const others = people?.filter(({ _id }) => _id !== ownId) ?? [];
  const choices: readonly Choice<Assignee | null>[] = [
    ...(self ? [{ value: self, label: `${self.name} (me)` }] : []),
    ...others.map((person) => ({ value: person, label: person.name })),
    ...(people ? [{ value: null, label: 'Unassigned' }] : []),
  ];
  return (
    <ChoiceList
      find="Find a person"
      choices={choices}
      current={choices.find(({ value }) => (value?._id ?? null) === (lead.assignedTo?._id ?? null))?.label}
      isLoading={!people && !error}
      error={error && problemMessage(error)}
      onChoose={onChoose}
    />
  );
}

export function QuickPriority({ lead, ref, reason, onDone }: QuickEditProps) {
  const dispatch = useAppDispatch();
  const save = useSaving(lead);
  const { priority } = lead;
  const words = PRIORITY_LABELS[priority];
  const choose = (chosen: Lead['priority']) => {
    onDone();
    if (chosen === priority) return;
    const change = (to: Lead['priority']) =>
      dispatch(changeLead.initiate({ id: lead._id, changes: { priority: to } }, UNTRACKED));
    void save(
      `priority ${PRIORITY_LABELS[chosen]}`,
      () => change(chosen),
      () => change(priority),
    );
  };
  return (
    <QuickEdit
      ref={ref}
      className="quick-edit--icon"
      label={`Priority ${words} of ${leadName(lead)}`}
      title={`Priority: ${words}`}
      value={<PriorityIcon priority={priority} />}
      reason={reason}
    >
      {(close) => (
        <ChoiceList
          choices={PRIORITIES.map((value) => ({
            value,
            label: PRIORITY_LABELS[value],
            icon: <PriorityIcon priority={value} />,
          }))}
          current={words}
          onChoose={(chosen) => {
            close();
            choose(chosen);
          }}
        />
      )}
    </QuickEdit>
  );
}

/** Shows `children` if no follow-up is planned. */
export function QuickFollowUp({
  lead,
  ref,
  reason,
  onDone,
  children,
}: QuickEditProps & { readonly children?: ReactNode }) {
  const dispatch = useAppDispatch();
  /** Shown before the server responds. */
  const [planned, setPlanned] = useState<FollowUpTime | null>(null);
  const save = useSaving(lead);
  const { _id: id, followUp } = lead;
  const now = Date.now();
  const plan = async (time: FollowUpTime) => {
    setPlanned(time);
    const answer = await dispatch(setFollowUp.initiate({ id, ...time }, UNTRACKED));
    setPlanned(null);
    return answer;
  };
  const choose = (time: FollowUpTime) => {
    onDone();
    const before = followUp && planAgain(followUp, now);
    let added = '';
    const change = async () => {
      const answer = await plan(followUp ? moveFollowUp(followUp, time) : time);
      added = answer.data?.data.followUp?._id ?? '';
      return answer;
    };
    const undo = () => (before ? plan(before) : dispatch(removeFollowUp.initiate({ id, followUp: added }, UNTRACKED)));
    void save(`follow-up ${formatFollowUpTime(time)}`, change, undo);
  };
  return (
    <QuickEdit
      ref={ref}
      className="quick-edit--wide"
      label={`Plan a follow-up for ${leadName(lead)}`}
      title="Plan a follow-up"
      value={planned ? formatFollowUpTime(planned) : followUp ? <FollowUpBadge followUp={followUp} short /> : children}
      reason={reason}
    >
      {(close) => (
        <>
          <ChoiceList
            choices={FOLLOW_UP_CHIPS.map(({ choice, label }) => {
              const time = followUpTime(choice, now);
              return { value: time, label, more: formatSoon(time, now) };
            })}
            onChoose={(time) => {
              close();
              choose(time);
            }}
          />
          <DayForm
            today={dayInIndia(now)}
            onChoose={(on) => {
              close();
              choose({ on });
            }}
          />
        </>
      )}
    </QuickEdit>
  );
}

/** "5:10 pm" today, "Mon 9:00 am" on another day, or "Wed, 2 Dec" without a time. */
function formatSoon({ on, at }: FollowUpTime, nowMs: number): string {
  if (!at) return formatWeekday(on);
  return on === dayInIndia(nowMs) ? formatTime(at) : formatWeekdayTime(at, 'short');
}

function DayForm({ today, onChoose }: { readonly today: string; readonly onChoose: (day: string) => void }) {
  return (
    <form
      className="quick-edit__day"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(String(new FormData(event.currentTarget).get('day')));
      }}
      onKeyDown={keepKeys}
    >
      <input className="field__control" type="date" name="day" aria-label="Day of the follow-up" min={today} required />
      <Button small type="submit">
        Set
      </Button>
    </form>
  );
}

/** Saves a change of a lead. A toast offers Undo, or to try again if the request failed. */
function useSaving(lead: Pick<Lead, 'personalInfo'>) {
  const showToast = useToast();
  type Change = () => PromiseLike<{ readonly error?: unknown }>;
  const save = async (words: string, change: Change, undo?: Change): Promise<void> => {
    const { error } = await change();
    const who = leadName(lead);
    if (error) {
      const again = { label: 'Try again', run: () => save(words, change, undo) };
      showToast('error', `${who}: not saved. ${problemMessage(error)}`, again);
    } else {
      const revert = async () => {
        const { error: failed } = await (undo as Change)();
        if (failed) showToast('error', problemMessage(failed));
        else showToast('success', `${who}: undone`);
      };
      showToast('success', `Saved. ${who}: ${words}`, undo && { label: 'Undo', run: revert });
    }
  };
  return save;
}

interface QuickEditShape {
  readonly ref?: Ref<PopoverHandle> | undefined;
  readonly className?: string;
  readonly label: string;
  readonly title?: string;
  readonly value: ReactNode;
  /** Why the value is locked; undefined if it is not. */
  readonly reason: string | undefined;
  readonly children: (close: () => void) => ReactNode;
}

function QuickEdit({ ref, className, label, title, value, reason, children }: QuickEditShape) {
  return (
    <Popover
      ref={ref}
      className={className ? `quick-edit ${className}` : 'quick-edit'}
      button={{
        small: true,
        className: 'quick-edit__button',
        'aria-label': label,
        'aria-haspopup': 'dialog',
        title: reason === undefined ? title : undefined,
        disabledReason: reason,
        children: value,
      }}
    >
      {children}
    </Popover>
  );
}
