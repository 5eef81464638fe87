import { lazy, useEffect, useRef, useState } from 'react';
import { problemMessage } from '../../api/problem';
import { useMutationToast } from '../../api/use-mutation-toast';
import { Button } from '../../ui/button';
import { LazyBoundary } from '../../ui/dialogs/lazy-boundary';
import { Icon } from '../../ui/icon';
import { TimeAgo } from '../../ui/time-ago';
import { leadName, leadTypeLabel, STATUS_LABELS } from '../lead/lead';
import type { VersionedLead } from '../lead/leads-api';
import { isReadOnly, useEditReason } from '../lead/use-may-edit';
import {
  type DuplicateCandidate,
  duplicateReasonLabel,
  useDecisionReason,
  useDuplicateDecision,
  useDuplicatesQuery,
} from './duplicates';
import { MergedLeads } from './merged-leads';
import './duplicate-section.css';

const CompareDialog = lazy(() => import('./compare-dialog').then((dialog) => ({ default: dialog.CompareDialog })));

const FindSamePerson = lazy(() => import('./find-same-person').then((dialog) => ({ default: dialog.FindSamePerson })));

/** State for deciding possible duplicates one after another, lead by lead. */
export interface DuplicatePairQueue {
  /** The lead's position, for example "3 of 72". */
  readonly place: string | undefined;
  /** True if the user has just decided a pair of the previous lead: this lead's first pair then opens automatically. */
  readonly isOn: boolean;
  readonly onNext: () => void;
  readonly onStop: () => void;
}

interface DuplicateSectionProps {
  readonly lead: VersionedLead;
  readonly pairs?: DuplicatePairQueue | undefined;
  readonly onOpen: (id: string) => void;
}

export function DuplicateSection({ lead, pairs, onOpen }: DuplicateSectionProps) {
  const { data, error, isFetching, refetch } = useDuplicatesQuery(lead._id, { refetchOnMountOrArgChange: true });
  const [comparing, setComparing] = useState<string | null>(null);
  const [isFinding, setFinding] = useState(false);
  const editReason = useEditReason(lead);
  const candidates = data?.candidates ?? [];
  const merged = data?.merged ?? [];
  const compared = candidates.find((candidate) => candidate.lead._id === comparing);
  const open = candidates.filter(({ state }) => state === 'open').length;

  const goOn = (stays: string | null) => {
    const isLeft = stays === null || stays === lead._id;
    const other = isLeft && candidates.find(({ state, lead: { _id } }) => state === 'open' && _id !== comparing);
    setComparing(other ? other.lead._id : null);
    if (other) return;
    if (pairs) pairs.onNext();
    else if (!isLeft) onOpen(stays);
  };
  // Open the first pair only once, when the pairs have loaded.
  const startsWithFirst = useRef(pairs?.isOn ?? false);
  useEffect(() => {
    if (!startsWithFirst.current || !data || isFetching) return;
    startsWithFirst.current = false;
    const first = data.candidates.find(({ state }) => state === 'open');
    if (first) setComparing(first.lead._id);
    else pairs?.onNext();
  });
  const stop = () => {
    setComparing(null);
    pairs?.onStop();
  };

  if (error && !data) {
    return (
      <p className="duplicate-section__failure" role="alert">
        Possible duplicates could not be loaded: {problemMessage(error)}{' '}
        <Button small onClick={() => void refetch()}>
          Retry
        </Button>
      </p>
    );
  }
  return (
    <>
      {candidates.length > 0 && (
        <section aria-labelledby="lead-duplicates">
          <h3 id="lead-duplicates">Possible duplicates ({open})</h3>
          <ul className="duplicate-section">
            {candidates.map((candidate) => (
              <Candidate
                key={candidate.lead._id}
                lead={lead}
                candidate={candidate}
                onOpen={onOpen}
                onCompare={() => setComparing(candidate.lead._id)}
              />
            ))}
          </ul>
        </section>
      )}
      {!isReadOnly(lead) && (
        <div>
          <Button small disabledReason={editReason} aria-haspopup="dialog" onClick={() => setFinding(true)}>
            Same person as…
          </Button>
        </div>
      )}
      {isFinding && (
        <LazyBoundary onClose={() => setFinding(false)}>
          <FindSamePerson
            lead={lead}
            onFlagged={(other) => {
              setFinding(false);
              setComparing(other);
            }}
            onClose={() => setFinding(false)}
          />
        </LazyBoundary>
      )}
      {merged.length > 0 && <MergedLeads survivor={lead} merged={merged} />}
      {compared && (
        <LazyBoundary onClose={stop}>
          <CompareDialog
            key={compared.lead._id}
            lead={lead}
            candidate={compared}
            place={pairs?.place}
            onDecided={goOn}
            onClose={stop}
          />
        </LazyBoundary>
      )}
    </>
  );
}

interface CandidateProps {
  readonly lead: VersionedLead;
  readonly candidate: DuplicateCandidate;
  readonly onOpen: (id: string) => void;
  readonly onCompare: () => void;
}

function Candidate({ lead, candidate, onOpen, onCompare }: CandidateProps) {
  const { lead: other, state, decidedBy, decidedAt } = candidate;
  const { decide, busy } = useDuplicateDecision(lead._id, other._id);
  const reason = useDecisionReason(lead, other);
  const report = useMutationToast();
  const name = leadName(other);

  const takeBack = () => report(decide('open'));

  return (
    <li className="duplicate-section__candidate">
      <div className="duplicate-section__who">
        <button className="duplicate-section__name" type="button" onClick={() => onOpen(other._id)}>
          {name}
        </button>
        <span className="duplicate-section__facts">
          {leadTypeLabel(other.type)}, {STATUS_LABELS[other.status]}, <TimeAgo at={other.createdAt} />
        </span>
        <span className="duplicate-section__reasons">
          <Icon name={state === 'open' ? 'users-three' : state === 'linked' ? 'handshake' : 'x-circle'} />
          {state === 'open' && (duplicateReasonLabel(candidate) || 'Flagged earlier')}
          {state === 'linked' && 'Linked: same person'}
          {state === 'dismissed' && 'Not the same person'}
        </span>
        {state !== 'open' && decidedAt && (
          <span className="duplicate-section__facts">
            {decidedBy?.name ?? 'Former colleague'}, <TimeAgo at={decidedAt} />
          </span>
        )}
      </div>
      <div className="duplicate-section__actions">
        <Button small aria-label={`Compare with ${name}`} onClick={onCompare}>
          Compare
        </Button>
        {state !== 'open' && (
          <Button
            small
            aria-label={`Undo the decision about ${name}`}
            disabledReason={reason}
            isBusy={busy}
            onClick={() => void takeBack()}
          >
            Undo
          </Button>
        )}
      </div>
    </li>
  );
}
