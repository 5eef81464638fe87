import { useState } from 'react';
import { useToast } from '../../../shared/toasts/toast-provider';
import { useMutationToast } from '../../api/use-mutation-toast';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/dialogs/modal';
import { ErrorMessage } from '../../ui/errors/error-message';
import { Icon } from '../../ui/icon';
import { useQuestionKeys } from '../../ui/keyboard';
import { FieldList } from '../lead/lead-fields';
import { useLeadQuery, type VersionedLead } from '../lead/leads-api';
import {
  comparedFacts,
  comparedValues,
  describeRequest,
  differs,
  keptSide,
  otherSide,
  requestsDiffer,
  type Side,
  selectedPaths,
  survivingSide,
} from './compare-values';
import { ComparedHeads, ComparedRow, ComparedTexts } from './compared-row';
import {
  type DuplicateCandidate,
  duplicateReasonLabel,
  type MergePath,
  useDecisionReason,
  useDuplicateDecision,
  useMergeLeadsMutation,
  useUnmergeLeadsMutation,
} from './duplicates';
import './compare-dialog.css';

interface CompareDialogProps {
  readonly lead: VersionedLead;
  readonly candidate: DuplicateCandidate;
  readonly place: string | undefined;
  /** `stays` is the id of the lead that remains after a merge, or null if the leads were not merged. */
  readonly onDecided: (stays: string | null) => void;
  readonly onClose: () => void;
}

const REASON_ID = 'compare-why';

export function CompareDialog({ lead, candidate, place, onDecided, onClose }: CompareDialogProps) {
  const leads = [lead, candidate.lead] as const;
  const [survivor, setSurvivor] = useState<Side>(() => survivingSide(leads));
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const reason = useDecisionReason(lead, candidate.lead);
  const reasonId = reason === undefined ? undefined : REASON_ID;
  const { resolvePair, merge, busy, merging, error } = usePairDecision(lead, candidate);
  const values = comparedValues(leads);
  const differing = values.filter(differs);
  const same = values.filter((value) => !differs(value));
  const isTwoRequests = requestsDiffer(leads);
  const words = leads.map(describeRequest);
  const { data: other, error: otherError } = useLeadQuery(candidate.lead._id);
  const facts = other ? comparedFacts([lead, other], survivor, Date.now()) : [];

  const resolveAs = async (state: 'linked' | 'dismissed', message: string) => {
    if (await resolvePair(state, message)) onDecided(null);
  };
  const decisions = [
    {
      key: 'n',
      label: 'Not the same person',
      isOffered: candidate.state !== 'dismissed',
      decide: () => resolveAs('dismissed', 'Marked as not the same person'),
    },
    {
      key: 'l',
      label: 'Link',
      isOffered: candidate.state !== 'linked',
      isMain: isTwoRequests,
      decide: () => resolveAs('linked', 'Leads linked successfully'),
    },
    {
      key: 'm',
      label: merging ? 'Merging...' : 'Merge',
      isOffered: true,
      isMain: !isTwoRequests,
      decide: async () => {
        const isMerged = await merge(survivor, selectedPaths(values, survivor, leads, chosen));
        if (isMerged) onDecided(leads[survivor]._id);
      },
    },
  ].filter(({ isOffered }) => isOffered);
  useQuestionKeys(
    reason === undefined && !busy ? decisions.map(({ key, decide }) => ({ key, run: () => void decide() })) : [],
  );

  return (
    <Modal
      title="Compare leads"
      wide
      onClose={onClose}
      actions={
        <>
          {reason !== undefined && (
            <p className="compare-dialog__reason" id={REASON_ID}>
              {reason}
            </p>
          )}
          {place && <p className="compare-dialog__place">{place}</p>}
          {decisions.map(({ key, label, isMain, decide }) => (
            <Button
              key={key}
              variant={isMain ? 'primary' : undefined}
              aria-disabled={reasonId !== undefined}
              aria-describedby={reasonId}
              isBusy={busy}
              aria-keyshortcuts={key}
              onClick={() => void decide()}
            >
              {label}
              <span className="compare-dialog__key" aria-hidden="true">
                {key}
              </span>
            </Button>
          ))}
        </>
      }
    >
      <div className="compare-dialog">
        {candidate.reasons.length > 0 && (
          <p className="compare-dialog__reasons">
            <Icon name="users-three" /> {duplicateReasonLabel(candidate)}.
          </p>
        )}
        <p className="compare-dialog__hint">
          <strong>Link:</strong> same person, both leads stay open. <strong>Merge:</strong> one lead stays, the other is
          kept inside it. You can undo both.
          {isTwoRequests && ' These leads ask for different things, so Link is suggested.'}
        </p>
        <ErrorMessage error={error} />
        <div className="compare-dialog__table">
          <ComparedHeads leads={leads} survivor={survivor} reasonId={reasonId} onSurvivor={setSurvivor} />
          {isTwoRequests && lead.type !== candidate.lead.type && words.some((text) => text !== '') && (
            <ComparedTexts label="What they wrote" texts={words} />
          )}
          {differing.map((value) => (
            <ComparedRow
              key={value.path}
              value={value}
              kept={chosen[value.path] ?? keptSide(value, survivor, leads)}
              survivor={survivor}
              reasonId={reasonId}
              onChoose={(side) => setChosen({ ...chosen, [value.path]: side })}
            />
          ))}
          {facts.map(({ label, outcome, texts }) => (
            <ComparedTexts key={label} label={label} outcome={outcome} texts={texts} />
          ))}
        </div>
        <ErrorMessage error={otherError} />
        {same.length > 0 && (
          <details className="compare-dialog__same">
            <summary className="disclosure__summary">Same in both ({same.length})</summary>
            <FieldList fields={same.map(({ path, label, texts }) => ({ name: path, label, text: texts[0] }))} />
          </details>
        )}
      </div>
    </Modal>
  );
}

/** Each decision offers Undo if it succeeds, and resolves to whether it did. */
function usePairDecision(lead: VersionedLead, candidate: DuplicateCandidate) {
  const { decide, busy: deciding } = useDuplicateDecision(lead._id, candidate.lead._id);
  const [mergeLeads, { isLoading: merging }] = useMergeLeadsMutation();
  const [unmerge] = useUnmergeLeadsMutation();
  const [error, setError] = useState<unknown>(null);
  const showToast = useToast();
  const report = useMutationToast();
  /** A second toast confirms the Undo, because an open comparison does not show it. */
  const showUndo = (words: string, undone: string, undo: () => PromiseLike<{ error?: unknown }>) =>
    showToast('success', words, { label: 'Undo', run: () => report(undo(), undone) });
  const before = candidate.state;

  const resolvePair = async (state: 'linked' | 'dismissed', message: string): Promise<boolean> => {
    setError(null);
    const decided = await decide(state);
    if (decided.error) {
      setError(decided.error);
      return false;
    }
    showUndo(message, 'Undone', () => decide(before));
    return true;
  };
  /** Merges the versions that were compared. `take`: the values that the remaining lead takes from the other lead. */
  const merge = async (survivor: Side, take: readonly MergePath[]): Promise<boolean> => {
    setError(null);
    const sides = [lead, { _id: candidate.lead._id, etag: candidate.etag }] as const;
    const [stays, goes] = [sides[survivor], sides[otherSide(survivor)]];
    const merged = await mergeLeads({
      survivor: stays._id,
      survivorEtag: stays.etag,
      other: goes._id,
      otherEtag: goes.etag,
      take,
    });
    if (merged.error) {
      setError(merged.error);
      return false;
    }
    const undo = () => unmerge({ id: stays._id, other: goes._id });
    showUndo('Leads merged successfully', 'Merge undone successfully', undo);
    return true;
  };
  return { resolvePair, merge, busy: deciding || merging, merging, error };
}
