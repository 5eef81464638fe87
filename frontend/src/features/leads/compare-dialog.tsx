import { Fragment, useState } from 'react';
import { failureMessage } from '../../shared/api/problem';
import { Modal } from '../../shared/office/modal';
import { FullTime } from '../../shared/office/time-ago';
import { usePermission } from '../../shared/session/use-permission';
import { useToast } from '../../shared/toasts/toast-provider';
import { Icon } from '../../shared/ui/icon';
import {
  type ComparedValue,
  comparedValues,
  differs,
  keptSide,
  olderSide,
  otherSide,
  type Side,
  takenPaths,
} from './compare-values';
import { reasonWords } from './duplicate-words';
import { type DuplicateCandidate, useMergeLeadsMutation, useUnmergeLeadsMutation } from './duplicates-api';
import { type Lead, leadName, leadTypeLabel } from './lead-vocabulary';
import type { VersionedLead } from './leads-api';
import { useUndoNotice } from './undo-notices';
import { useDuplicateDecision } from './use-duplicate-decision';
import { useMayEdit } from './use-may-edit';
import './compare-dialog.css';

interface CompareDialogProps {
  readonly lead: VersionedLead;
  readonly candidate: DuplicateCandidate;
  /** Opens the lead that stays, where that is the other one. */
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

const SIDES = [0, 1] as const;
const NAMES = ['This lead', 'Other lead'] as const;
const REASON_ID = 'compare-why';

/** Two leads side by side: what they say, which stays, what it keeps, and whether they are one person at all. */
export function CompareDialog({ lead, candidate, onOpen, onClose }: CompareDialogProps) {
  const leads = [lead, candidate.lead] as const;
  const etags = [lead.etag, candidate.etag] as const;
  const [survivor, setSurvivor] = useState<Side>(() => olderSide(leads));
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const mayEditOne = useMayEdit(lead);
  const mayEditOther = useMayEdit(candidate.lead);
  const mayEdit = mayEditOne && mayEditOther;
  const mayAssign = usePermission('canEditAllLeads');
  const { decide, busy: deciding } = useDuplicateDecision(lead._id, candidate.lead._id);
  const [merge, { isLoading: merging }] = useMergeLeadsMutation();
  const [unmerge] = useUnmergeLeadsMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const showUndo = useUndoNotice();
  const showToast = useToast();

  const values = comparedValues(leads).filter(({ path }) => path !== 'assignedTo' || mayAssign);
  const busy = deciding || merging;
  const isOtherKind = lead.type !== candidate.lead.type;
  const before = candidate.state;

  const settle = async (state: 'linked' | 'dismissed', words: string) => {
    setFailure(null);
    const problem = await decide(state);
    if (problem) return setFailure(problem);
    showUndo(words, async () => {
      const refused = await decide(before);
      if (refused) showToast('error', refused);
    });
    onClose();
  };
  const mergeBoth = async () => {
    setFailure(null);
    const stays = leads[survivor]._id;
    const goes = leads[otherSide(survivor)]._id;
    const { error } = await merge({
      survivor: stays,
      survivorEtag: etags[survivor],
      other: goes,
      otherEtag: etags[otherSide(survivor)],
      take: takenPaths(values, survivor, chosen),
    });
    if (error) return setFailure(failureMessage(error));
    showUndo('Leads merged successfully', async () => {
      const undone = await unmerge({ id: stays, other: goes });
      if (undone.error) showToast('error', failureMessage(undone.error));
    });
    onClose();
    if (stays !== lead._id) onOpen(stays);
  };

  return (
    <Modal
      title="Compare leads"
      wide
      onClose={onClose}
      actions={
        <>
          {!mayEdit && (
            <p className="compare__why" id={REASON_ID}>
              You can decide only about leads that you may change, both of them.
            </p>
          )}
          {before !== 'dismissed' && (
            <button
              className="act"
              type="button"
              disabled={busy || !mayEdit}
              aria-describedby={mayEdit ? undefined : REASON_ID}
              onClick={() => void settle('dismissed', 'Marked as not the same person')}
            >
              Not the same person
            </button>
          )}
          {before !== 'linked' && (
            <button
              className="act"
              type="button"
              disabled={busy || !mayEdit}
              aria-describedby={mayEdit ? undefined : REASON_ID}
              onClick={() => void settle('linked', 'Leads linked successfully')}
            >
              Link
            </button>
          )}
          <button
            className="act act--main"
            type="button"
            disabled={busy || !mayEdit}
            aria-describedby={mayEdit ? undefined : REASON_ID}
            onClick={() => void mergeBoth()}
          >
            {merging ? 'Merging...' : 'Merge'}
          </button>
        </>
      }
    >
      <div className="compare">
        {candidate.reasons.length > 0 && (
          <p className="compare__reasons">
            <Icon name="users-three" /> {reasonWords(candidate)}.
          </p>
        )}
        <p className="compare__hint">
          <strong>Link</strong> keeps both leads and says that they are of one person. <strong>Merge</strong> keeps one
          of them in the lists; the other stays readable in its details. Both can be undone.
          {isOtherKind && ' These are requests of two kinds: linking keeps both in work.'}
        </p>
        {failure && (
          <p className="compare__failure" role="alert">
            {failure}
          </p>
        )}
        <fieldset className="compare__heads">
          <legend>Which lead stays after a merge?</legend>
          {SIDES.map((side) => (
            <label className="compare__head" key={side}>
              <input
                type="radio"
                name="compare-survivor"
                disabled={!mayEdit}
                checked={survivor === side}
                onChange={() => setSurvivor(side)}
              />
              <span>
                <strong>{NAMES[side]}</strong>
                <LeadFacts lead={leads[side]} />
              </span>
            </label>
          ))}
        </fieldset>
        {values.map((value) => (
          <ComparedRow
            key={value.path}
            value={value}
            kept={chosen[value.path] ?? keptSide(value, survivor)}
            survivor={survivor}
            disabled={!mayEdit}
            onKeep={(side) => setChosen({ ...chosen, [value.path]: side })}
          />
        ))}
      </div>
    </Modal>
  );
}

function LeadFacts({ lead }: { lead: Lead }) {
  const { reference, type, createdAt } = lead;
  return (
    <span className="compare__facts">
      {leadName(lead)}
      <br />
      {leadTypeLabel(type)}, {reference.slice(0, 5)}-{reference.slice(5)}
      <br />
      <FullTime at={createdAt} />
    </span>
  );
}

interface ComparedRowProps {
  readonly value: ComparedValue;
  readonly kept: Side;
  readonly survivor: Side;
  readonly disabled: boolean;
  readonly onKeep: (side: Side) => void;
}

/** One value of both leads. Where they differ, which one is kept can be chosen; nothing cannot be kept over something. */
function ComparedRow({ value, kept, survivor, disabled, onKeep }: ComparedRowProps) {
  const { path, label, texts } = value;
  if (!differs(value)) {
    return (
      <div className="compare__row">
        <p className="compare__label">
          {label} <span className="compare__same">(the same in both)</span>
        </p>
        <p className="compare__value compare__value--both">{texts[0]}</p>
      </div>
    );
  }
  return (
    <fieldset className="compare__row compare__row--differs">
      <legend className="compare__label">
        {label} <span className="compare__differs">(differs)</span>
      </legend>
      {SIDES.map((side) => (
        <Fragment key={side}>
          {texts[side] === '' ? (
            <p className="compare__value compare__value--none">Not given</p>
          ) : (
            <label className="compare__value">
              <input
                type="radio"
                name={`compare-${path}`}
                disabled={disabled}
                checked={kept === side}
                onChange={() => onKeep(side)}
              />
              <span>
                <span className="visually-hidden">{NAMES[side]}: </span>
                {texts[side]}
                {kept === side && side !== survivor && <span className="compare__taken"> (taken over)</span>}
              </span>
            </label>
          )}
        </Fragment>
      ))}
    </fieldset>
  );
}
