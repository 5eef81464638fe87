import { useRef, useState } from 'react';
import type { ApiProblem } from '../../../shared/api/problem';
import { randomId } from '../../../shared/lib/random-id';
import { useToast } from '../../../shared/toasts/toast-provider';
import { useAppDispatch } from '../../api/app-store';
import { isRefusal, problemMessage } from '../../api/problem';
import { useMutationToast } from '../../api/use-mutation-toast';
import { usePermission, useUser } from '../../session/use-user';
import { Checkbox } from '../../ui/fields/fields';
import { useLeadWorkspace } from '../actions/lead-workspace';
import { CALL_OUTCOME_LABELS, isOpenStatus, type LeadDetail, type LeadStatus, STATUS_LABELS } from '../lead/lead';
import { useStatusChange } from '../lead/lead-status';
import { leadsApi, useAddNoteMutation, useAssignLeadMutation, useChangeLeadMutation } from '../lead/leads-api';
import { type FollowUpChoice, followUpTime, formatFollowUpTime, planAgain } from './follow-up-times';
import {
  useAddFollowUpMutation,
  useLogCallMutation,
  useRemoveFollowUpMutation,
  useSetFollowUpMutation,
} from './lead-activity-api';
import { type CallOutcome, changesOf, type EntryChanges, entryOf, hasEntry, type LeadDraft } from './lead-entry';

interface LeadWorkProps {
  readonly lead: LeadDetail;
  readonly draft: LeadDraft;
  readonly onDraft: (part: Partial<LeadDraft>) => void;
  readonly onClear: () => void;
  readonly assignToMe: () => Promise<void>;
  readonly onProcessed: (status: LeadStatus, outcome: CallOutcome | null) => void;
}

/**
 * Without an entry (a call outcome or note), a chosen status or follow-up is saved immediately, with Undo. With an
 * entry, everything is saved in one request.
 */
export function useLeadWork({ lead, draft, onDraft, assignToMe, onClear, onProcessed }: LeadWorkProps) {
  const [logCall] = useLogCallMutation();
  const [addNote] = useAddNoteMutation();
  const { showSaved } = useLeadWorkspace();
  const changeStatus = useStatusChange(lead, (words, run) => showSaved({ lead, words, undo: { run } }));
  const undoEntry = useUndoEntry(lead);
  const [setFollowUp] = useSetFollowUpMutation();
  const report = useMutationToast();
  const isSaving = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { _id: id } = lead;

  /** `picked` is the time in the open field. Resolves to false only if saving failed or another save is running. */
  const save = async (picked?: FollowUpChoice): Promise<boolean> => {
    if (isSaving.current) return false;
    if (!hasEntry(draft)) return picked ? saveFollowUp(picked) : true;
    isSaving.current = true;
    setBusy(true);
    setError(null);
    if (picked) onDraft({ followUp: picked });
    const sent = (!picked && draft.sent) || {
      key: randomId(),
      changes: changesOf(picked ? { ...draft, followUp: picked } : draft, lead, Date.now()),
    };
    const { key, changes } = sent;
    onDraft({ sent });
    const content = draft.words.trim();
    const { outcome } = draft;
    if ((outcome !== null || changes.followUp) && isOpenStatus(changes.status ?? lead.status)) await assignToMe();
    const answer =
      outcome === null
        ? await addNote({ id, key, content, ...changes })
        : await logCall({ id, key, outcome, ...(content !== '' && { content }), ...changes });
    isSaving.current = false;
    setBusy(false);
    if (answer.error) {
      setError(answer.error);
      if (isRefusal(answer.error as ApiProblem)) onDraft({ sent: null });
      return false;
    }
    onClear();
    onProcessed(changes.status ?? lead.status, outcome);
    showSaved({ lead, words: savedWords(outcome, changes), undo: undoEntry(outcome, changes) });
    return true;
  };

  const saveStatus = async (status: LeadStatus) => {
    if (await changeStatus(status)) onProcessed(status, null);
  };

  const saveFollowUp = async (choice: FollowUpChoice): Promise<boolean> => {
    const before = lead.followUp;
    const time = followUpTime(choice, Date.now());
    await assignToMe();
    const { error: refused } = await setFollowUp({ id, ...time });
    if (refused) {
      setError(refused);
      return false;
    }
    setError(null);
    onProcessed(lead.status, null);
    const undo = () => report(setFollowUp({ id, ...(before ? planAgain(before, Date.now()) : { on: null }) }));
    showSaved({ lead, words: `follow-up ${formatFollowUpTime(time)}`, undo: { run: undo } });
    return true;
  };

  return {
    entry: entryOf(draft, lead, Date.now()),
    isBusy,
    error,
    save,
    saveStatus,
    saveFollowUp,
  };
}

/** For example "No answer · follow-up Sat, 28 Nov · Contacted". */
function savedWords(outcome: CallOutcome | null, { followUp, status }: EntryChanges): string {
  const parts = [
    outcome ? CALL_OUTCOME_LABELS[outcome] : 'note',
    followUp && `follow-up ${formatFollowUpTime(followUp)}`,
    status && STATUS_LABELS[status],
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Returns a function that undoes the changes of an entry, or undefined without changes. The call or note stays. */
function useUndoEntry(lead: LeadDetail) {
  const dispatch = useAppDispatch();
  const [changeLead] = useChangeLeadMutation();
  const [addFollowUp] = useAddFollowUpMutation();
  const [removeFollowUp] = useRemoveFollowUpMutation();
  const report = useMutationToast();
  const { _id: id } = lead;

  const undo = async ({ followUp: planned, completesFollowUp, status }: EntryChanges): Promise<boolean> => {
    if (planned) {
      const read = dispatch(leadsApi.endpoints.lead.initiate(id, { forceRefetch: true, subscribe: false }));
      if (!(await report(read))) return false;
      const known = new Set(lead.followUps.map(({ _id }) => _id));
      const added = (await read).data?.followUps.find(
        ({ _id, on, at, doneAt }) =>
          !known.has(_id) && doneAt === null && on === planned.on && (at ?? undefined) === planned.at,
      );
      if (added && !(await report(removeFollowUp({ id, followUp: added._id })))) return false;
    }
    const completed = lead.followUps.find(({ _id }) => _id === completesFollowUp);
    if (completed && !(await report(addFollowUp({ id, ...planAgain(completed, Date.now()) })))) return false;
    if (!status) return true;
    const { closeReason } = lead;
    return report(changeLead({ id, changes: { status: lead.status, ...(closeReason && { closeReason }) } }));
  };
  return (outcome: CallOutcome | null, changes: EntryChanges) => {
    const parts = [(changes.followUp || changes.completesFollowUp) && 'follow-up', changes.status && 'status'].filter(
      Boolean,
    );
    if (parts.length === 0) return undefined;
    return {
      what: parts.join(' and '),
      kept: `The ${outcome ? 'call' : 'note'} stays`,
      run: () => undo(changes),
    };
  };
}

/**
 * When the user logs a call or plans a follow-up, assigns an unassigned lead to them. Returns the checkbox to opt out
 * and a function to call before saving. Without the Edit All permission, does nothing.
 */
export function useAssignToMe(lead: Pick<LeadDetail, '_id' | 'assignedTo' | 'status' | 'etag'>) {
  const user = useUser();
  const mayAssign = usePermission('canEditAllLeads');
  const [isWanted, setWanted] = useState(true);
  const [assign] = useAssignLeadMutation();
  const showToast = useToast();
  const isOffered = mayAssign && user !== null && lead.assignedTo === null && isOpenStatus(lead.status);
  return {
    box: isOffered && (
      <Checkbox checked={isWanted} onChange={({ target }) => setWanted(target.checked)}>
        Assign to me
      </Checkbox>
    ),
    assignToMe: async (): Promise<void> => {
      if (!isOffered || !isWanted) return;
      const { _id, name } = user;
      const { error } = await assign({ id: lead._id, assignee: { _id, name }, etag: lead.etag });
      // 412: a colleague has just changed the lead. Keep their change.
      if (error && (error as ApiProblem).status !== 412) showToast('error', problemMessage(error));
    },
  };
}
