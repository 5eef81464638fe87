import { formatReference } from '@lead-types/format-reference';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/dialogs/modal';
import { ErrorMessage } from '../../ui/errors/error-message';
import { TextField } from '../../ui/fields/fields';
import { useLeadSearch } from '../filters/lead-search';
import { formatPhone } from '../lead/contact-links';
import { type Lead, leadName, leadTypeLabel, mergedLabel, STATUS_LABELS } from '../lead/lead';
import { useFlagDuplicateMutation } from './duplicates';
import './find-same-person.css';

interface FindSamePersonProps {
  readonly lead: Lead;
  readonly onFlagged: (id: string) => void;
  readonly onClose: () => void;
}

const FOUND = 6;

/** Searches for another lead of the same person and flags it as a possible duplicate. */
export function FindSamePerson({ lead, onFlagged, onClose }: FindSamePersonProps) {
  const [typed, setTyped] = useState('');
  const { leads, isSearching } = useLeadSearch(typed, FOUND);
  const [flag, { error, isLoading }] = useFlagDuplicateMutation();
  const others = leads.filter(({ _id }) => _id !== lead._id);
  const choose = async (other: string) => {
    if (isLoading) return;
    const answer = await flag({ id: lead._id, other });
    if (!answer.error) onFlagged(other);
  };
  return (
    <Modal title="Same person as…" onClose={onClose} actions={<Button onClick={onClose}>Cancel</Button>}>
      <div className="find-same-person">
        <TextField
          label={`Which other lead is also from ${leadName(lead)}?`}
          hint="Search by name, phone, email or reference (at least 3 characters)"
          data-first-focus
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ErrorMessage error={error} />
        <p className="find-same-person__state" role="status">
          {isSearching && 'Searching...'}
          {!isSearching && typed.trim() !== '' && others.length === 0 && 'No leads found.'}
        </p>
        {others.length > 0 && (
          <ul className="find-same-person__found" aria-label="Leads found">
            {others.map((other) => (
              <li key={other._id}>
                <button className="find-same-person__lead" type="button" onClick={() => void choose(other._id)}>
                  <strong>{leadName(other)}</strong>
                  <span className="find-same-person__facts">
                    {[
                      other.personalInfo.village ?? other.personalInfo.city,
                      formatPhone(other),
                      leadTypeLabel(other.type),
                      STATUS_LABELS[other.status],
                      formatReference(other.reference),
                      mergedLabel(other.mergedLeads),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}
