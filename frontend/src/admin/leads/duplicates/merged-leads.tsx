import { formatReference } from '@lead-types/format-reference';
import { actionToastsRemoved } from '../../../shared/toasts/toasts-slice';
import { useAppDispatch } from '../../api/app-store';
import { useMutationToast } from '../../api/use-mutation-toast';
import { Button } from '../../ui/button';
import { FullTime, TimeAgo } from '../../ui/time-ago';
import { HistoryList } from '../lead/history-list';
import { leadName, leadTypeLabel, STATUS_LABELS } from '../lead/lead';
import { FieldList, personalLines, typeLines } from '../lead/lead-fields';
import type { VersionedLead } from '../lead/leads-api';
import { NoteList } from '../lead/note-list';
import { isReadOnly, useEditReason } from '../lead/use-may-edit';
import { type MergedLead, useUnmergeLeadsMutation } from './duplicates';
import './duplicate-section.css';

interface MergedLeadsProps {
  readonly survivor: VersionedLead;
  readonly merged: readonly MergedLead[];
}

export function MergedLeads({ survivor, merged }: MergedLeadsProps) {
  return (
    <section aria-labelledby="lead-merged">
      <h3 id="lead-merged">Merged into this lead ({merged.length})</h3>
      <ul className="merged-leads">
        {merged.map((part) => (
          <li className="merged-leads__lead" key={part.lead._id}>
            <MergedDetail part={part} survivor={survivor} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MergedDetail({ part, survivor }: { part: MergedLead; survivor: VersionedLead }) {
  const { lead, mergedInto, mergedAt, mergedBy, notes, noteCount, history } = part;
  const [unmerge, { isLoading }] = useUnmergeLeadsMutation();
  const report = useMutationToast();
  const dispatch = useAppDispatch();
  const name = leadName(lead);
  const reason = useEditReason(survivor);
  const isDirect = mergedInto === survivor._id;

  const undo = async () => {
    const isUndone = await report(unmerge({ id: survivor._id, other: lead._id }), 'Merge undone successfully');
    // Remove the toast that still offers to undo the merge.
    if (isUndone) dispatch(actionToastsRemoved());
  };

  return (
    <>
      <details className="merged-leads__detail">
        <summary className="disclosure__summary">
          {name}, {leadTypeLabel(lead.type)}, {formatReference(lead.reference)}
          <span className="merged-leads__facts">
            {' '}
            merged by {mergedBy?.name ?? 'a former colleague'}, <TimeAgo at={mergedAt} />
          </span>
        </summary>
        <FieldList fields={[...personalLines(lead), ...typeLines(lead)].filter(({ text }) => text !== '')}>
          <dt>Received</dt>
          <dd>
            <FullTime at={lead.createdAt} />
          </dd>
          <dt>Status</dt>
          <dd>{STATUS_LABELS[lead.status]}</dd>
        </FieldList>
        {notes.length > 0 && <NoteList leadId={lead._id} notes={notes} count={noteCount} label={`Notes on ${name}`} />}
        <HistoryList lead={lead} history={history} people={NOBODY} label={`History of ${name}`} />
      </details>
      {isDirect && !isReadOnly(survivor) && (
        <Button
          small
          aria-label={`Undo the merge of ${name}`}
          disabledReason={reason}
          isBusy={isLoading}
          onClick={() => void undo()}
        >
          Undo merge
        </Button>
      )}
    </>
  );
}

const NOBODY: ReadonlyMap<string, string> = new Map();
