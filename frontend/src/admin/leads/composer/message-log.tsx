import { useState } from 'react';
import { randomId } from '../../../shared/lib/random-id';
import { useToast } from '../../../shared/toasts/toast-provider';
import { problemMessage } from '../../api/problem';
import { useMutationToast } from '../../api/use-mutation-toast';
import type { SentMessage } from '../actions/lead-workspace';
import { type Lead, MESSAGE_CHANNEL_LABELS } from '../lead/lead';
import { useMayEdit } from '../lead/use-may-edit';
import { messageOutcomeLabel } from '../timeline/message-outcomes';
import {
  type MessageChannel,
  type MessageOutcome,
  useLogMessageMutation,
  useSetMessageOutcomeMutation,
} from '../timeline/timeline-api';

const UNASSIGNED = { assignedTo: null };

/**
 * Logs messages that are opened from the lead, if the user may edit it, and sets their outcome.
 *
 * @param onOutcome - Called when an outcome is saved, with what was saved
 */
export function useMessageLog(lead: Lead | undefined, onOutcome: (words: string) => void) {
  const mayEdit = useMayEdit(lead ?? UNASSIGNED) && lead !== undefined;
  const [sent, setSent] = useState<SentMessage>();
  const [log] = useLogMessageMutation();
  const [setOutcome] = useSetMessageOutcomeMutation();
  const showToast = useToast();
  const report = useMutationToast();

  /** The key makes a retry safe. Resolves to the id of the logged message. */
  const send = async (channel: MessageChannel, templateId?: string, key = randomId()): Promise<string | undefined> => {
    if (!mayEdit) return undefined;
    const { _id: id } = lead;
    const { data, error } = await log({ id, key, channel, ...(templateId && { templateId }) });
    if (error) {
      const words = `${MESSAGE_CHANNEL_LABELS[channel]} not logged. ${problemMessage(error)}`;
      showToast('error', words, { label: 'Try again', run: () => send(channel, templateId, key) });
      return undefined;
    }
    const noteId = data.data._id;
    setSent({ leadId: id, noteId, channel, outcome: null });
    return noteId;
  };

  /** Sets how a message went. Without a logged message, logs one first. */
  const settle = async (channel: MessageChannel, outcome: MessageOutcome, known?: string) => {
    if (!mayEdit) return;
    const noteId = known ?? (await send(channel));
    if (!noteId || !(await report(setOutcome({ id: lead._id, noteId, outcome })))) return;
    setSent({ leadId: lead._id, noteId, channel, outcome });
    onOutcome(`${MESSAGE_CHANNEL_LABELS[channel]}: ${messageOutcomeLabel(channel, outcome)}`);
  };

  return {
    sent: sent?.leadId === lead?._id ? sent : undefined,
    logMessage: (channel: MessageChannel, templateId?: string) => void send(channel, templateId),
    settleMessage: (channel: MessageChannel, outcome: MessageOutcome, noteId?: string) =>
      void settle(channel, outcome, noteId),
  };
}
