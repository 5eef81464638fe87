import { leadTypeDefinition } from '@lead-types/lead-types';
import { useEffect, useRef } from 'react';
import { formatReference } from '../../../shared/lib/format-reference';
import { Button } from '../../ui/button';
import { ErrorBoundary } from '../../ui/errors/error-boundary';
import { FullTime } from '../../ui/time-ago';
import { DuplicateSection } from '../duplicates/duplicate-section';
import { ContactLinks } from '../lead/contact-links';
import { FieldList } from '../lead/field-list';
import { HistoryList } from '../lead/history-list';
import { type FieldLine, personalLines, typeLines } from '../lead/lead-fields';
import { leadName, leadTypeLabel } from '../lead/lead-labels';
import { useAssigneesQuery, type VersionedLead } from '../lead/leads-api';
import { ErasedNotice, EraseLead } from './erase-lead';
import { FollowUpForm } from './follow-up-form';
import { LeadAssignment } from './lead-assignment';
import { LeadNotes } from './lead-notes';
import { ResponsePromisePanel } from './response-promise-panel';
import './lead-profile.css';

interface LeadProfileProps {
  readonly lead: VersionedLead;
  readonly startAtAssignee: boolean;
  readonly onOpen: (id: string) => void;
}

/** All that is known about a lead, and the work on it. */
export function LeadProfile({ lead, startAtAssignee, onOpen }: LeadProfileProps) {
  const { data: colleagues = [] } = useAssigneesQuery(lead.type);
  const people = new Map(colleagues.map(({ _id, name }) => [_id, name]));
  const { group, groupTitle } = leadTypeDefinition(lead.type);
  const name = useRef<HTMLParagraphElement>(null);
  // What had the focus may have gone with the lead that was shown before.
  useEffect(() => {
    if (document.activeElement === document.body) name.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="lead-profile">
      <p className="lead-profile__name" tabIndex={-1} ref={name}>
        {leadName(lead)}
      </p>
      {lead.mergedInto && (
        <p className="lead-profile__notice">
          This lead was merged into another one and stands in no list any more.{' '}
          <Button small onClick={() => onOpen(lead.mergedInto ?? lead._id)}>
            Open that lead
          </Button>
        </p>
      )}
      {lead.erasedAt && <ErasedNotice at={lead.erasedAt} />}
      <ContactLinks lead={lead} />
      <LeadAssignment lead={lead} startAtAssignee={startAtAssignee} />
      <ResponsePromisePanel lead={lead} />
      <FollowUpForm lead={lead} />
      <ErrorBoundary part="DuplicateSection">
        <DuplicateSection lead={lead} onOpen={onOpen} />
      </ErrorBoundary>
      {!lead.erasedAt && (
        <section aria-labelledby="lead-personal">
          <h3 id="lead-personal">Personal Information</h3>
          <FieldList fields={personalLines(lead)} />
        </section>
      )}
      <section aria-labelledby="lead-information">
        <h3 id="lead-information">Lead Information</h3>
        <FieldList>
          <dt>Reference</dt>
          <dd className="lead-profile__reference">{formatReference(lead.reference)}</dd>
          <dt>Type</dt>
          <dd>{leadTypeLabel(lead.type)}</dd>
          <dt>Received</dt>
          <dd>
            <FullTime at={lead.createdAt} />
          </dd>
          <dt>Last change</dt>
          <dd>
            <FullTime at={lead.updatedAt} />
          </dd>
        </FieldList>
      </section>
      {group && !lead.erasedAt && (
        <section aria-labelledby="lead-group">
          <h3 id="lead-group">{groupTitle}</h3>
          <FieldList fields={typeLines(lead)} />
        </section>
      )}
      <LeadNotes lead={lead} />
      <section aria-labelledby="lead-history">
        <h3 id="lead-history">History</h3>
        <ErrorBoundary part="HistoryList">
          <HistoryList lead={lead} history={lead.history} people={people} />
        </ErrorBoundary>
      </section>
      {lead.source && (
        <section aria-labelledby="lead-source">
          <h3 id="lead-source">Source</h3>
          <FieldList fields={Object.entries(lead.source).map(([name, text]) => sourceLine(name, text))} />
        </section>
      )}
      {lead.consent && (
        <section aria-labelledby="lead-consent">
          <h3 id="lead-consent">Consent</h3>
          <FieldList
            fields={[
              { name: 'purposes', label: 'Agreed to', text: lead.consent.purposes.join(', ') },
              { name: 'noticeVersion', label: 'Privacy notice', text: lead.consent.noticeVersion },
              sourceLine('language', lead.consent.language),
            ]}
          />
        </section>
      )}
      <EraseLead lead={lead} />
    </div>
  );
}

const SOURCE_LABELS: Readonly<Record<string, string>> = {
  page: 'Page',
  form: 'Form',
  referrer: 'Came from',
  language: 'Language',
  utm_source: 'Campaign source',
  utm_medium: 'Campaign medium',
  utm_campaign: 'Campaign',
  utm_term: 'Campaign term',
  utm_content: 'Campaign content',
};

function sourceLine(name: string, text: string): FieldLine {
  const words = name === 'language' ? (text === 'hi' ? 'Hindi' : 'English') : text;
  return { name, label: SOURCE_LABELS[name] ?? name, text: words };
}
