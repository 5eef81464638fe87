import { useState } from 'react';
import { Icon } from '../../../shared/ui/icon';
import { Modal } from '../../ui/dialogs/modal';
import { ErrorMessage } from '../../ui/errors/error-message';
import { ExplainedButton } from '../../ui/explained-button';
import type { VersionedLead } from '../lead/leads-api';
import { comparedValues, keptSide, olderSide, type Side, selectedPaths } from './compare-values';
import { ComparedHeads, ComparedRow } from './compared-row';
import { duplicateReasonLabel } from './duplicate-labels';
import type { DuplicateCandidate } from './duplicates-api';
import { useDecisionReason } from './use-decision-reason';
import { usePairDecision } from './use-pair-decision';
import './compare-dialog.css';

interface CompareDialogProps {
  readonly lead: VersionedLead;
  readonly candidate: DuplicateCandidate;
  /** Opens the lead that stays, where that is the other one. */
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

const REASON_ID = 'compare-why';

/** Two leads side by side: what they say, which stays, what it keeps, and whether they are one person at all. */
export function CompareDialog({ lead, candidate, onOpen, onClose }: CompareDialogProps) {
  const leads = [lead, candidate.lead] as const;
  const [survivor, setSurvivor] = useState<Side>(() => olderSide(leads));
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const reason = useDecisionReason(lead, candidate.lead);
  const reasonId = reason === undefined ? undefined : REASON_ID;
  const { settle, merge, busy, merging, error } = usePairDecision(lead, candidate);
  const values = comparedValues(leads);

  const settleAndClose = async (state: 'linked' | 'dismissed', words: string) => {
    if (await settle(state, words)) onClose();
  };
  const mergeAndClose = async () => {
    if (!(await merge(survivor, selectedPaths(values, survivor, chosen)))) return;
    onClose();
    if (survivor === 1) onOpen(candidate.lead._id);
  };
  const decision = (label: string, decide: () => Promise<void>, isMain = false) => (
    <ExplainedButton look={isMain ? 'main' : undefined} reasonId={reasonId} isBusy={busy} onClick={() => void decide()}>
      {label}
    </ExplainedButton>
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
          {candidate.state !== 'dismissed' &&
            decision('Not the same person', () => settleAndClose('dismissed', 'Marked as not the same person'))}
          {candidate.state !== 'linked' &&
            decision('Link', () => settleAndClose('linked', 'Leads linked successfully'))}
          {decision(merging ? 'Merging...' : 'Merge', mergeAndClose, true)}
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
          <strong>Link</strong> keeps both leads and says that they are of one person. <strong>Merge</strong> keeps one
          of them in the lists; the other stays readable in its details. Both can be undone.
          {lead.type !== candidate.lead.type && ' These are requests of two kinds: linking keeps both in work.'}
        </p>
        <ErrorMessage error={error} />
        <ComparedHeads leads={leads} survivor={survivor} reasonId={reasonId} onSurvivor={setSurvivor} />
        {values.map((value) => (
          <ComparedRow
            key={value.path}
            value={value}
            kept={chosen[value.path] ?? keptSide(value, survivor)}
            survivor={survivor}
            reasonId={reasonId}
            onKeep={(side) => setChosen({ ...chosen, [value.path]: side })}
          />
        ))}
      </div>
    </Modal>
  );
}
