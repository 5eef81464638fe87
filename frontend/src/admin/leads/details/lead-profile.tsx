import { formatReference } from '@lead-types/format-reference';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button';
import { Loading } from '../../ui/content-state';
import { ErrorBoundary } from '../../ui/errors/error-boundary';
import { FullTime } from '../../ui/time-ago';
import { useLeadWorkspace } from '../actions/lead-workspace';
import { FollowUpList } from '../composer/follow-up-list';
import type { DuplicatePairQueue } from '../duplicates/duplicate-section';
import { type Lead, type LeadDetail, leadTypeLabel } from '../lead/lead';
import { formatDuration } from '../lead/lead-badges';
import { FieldList, formerLines, leadRequest, personalLines, requestTitle } from '../lead/lead-fields';
import { sourceLine } from '../lead/lead-source';
import { useAssigneesQuery, type VersionedLead } from '../lead/leads-api';
import type { TimelineFilter } from '../timeline/timeline-filters';
import { Disclosure } from './disclosure';
import { LeadHead } from './lead-head';
import './lead-profile.css';

const EraseLead = lazy(async () => ({ default: (await import('./erase-lead')).EraseLead }));
const LeadTimeline = lazy(async () => ({ default: (await import('../timeline/lead-timeline')).LeadTimeline }));
const DuplicateSection = lazy(async () => ({
  default: (await import('../duplicates/duplicate-section')).DuplicateSection,
}));

interface LeadProfileProps {
  readonly isDocked: boolean;
  readonly pairs: DuplicatePairQueue | undefined;
  /** The chosen filter of the timeline. The next lead starts with the same filter. */
  readonly filter: TimelineFilter;
  readonly onFilter: (filter: TimelineFilter) => void;
}

export function LeadProfile(props: LeadProfileProps) {
  const { head, lead } = useLeadWorkspace();
  if (!head) return null;
  return (
    <div className="lead-profile">
      <LeadHead lead={head} isDocked={props.isDocked} />
      {lead ? <LeadParts lead={lead} {...props} /> : <Loading>Loading lead...</Loading>}
    </div>
  );
}

type LeadPartsProps = LeadProfileProps & { readonly lead: VersionedLead };

function LeadParts({ lead, pairs, filter, onFilter }: LeadPartsProps) {
  const { open } = useLeadWorkspace();
  const { data: colleagues = [] } = useAssigneesQuery(lead.type);
  const people = new Map(colleagues.map(({ _id, name }) => [_id, name]));
  return (
    <>
      {lead.mergedInto && (
        <p className="lead-profile__notice">
          This lead was merged into another one and is no longer listed.{' '}
          <Button small onClick={() => open(lead.mergedInto ?? lead._id)}>
            Open that lead
          </Button>
        </p>
      )}
      {lead.erasedAt && <ErasedNotice at={lead.erasedAt} />}
      <LeadRequestSection lead={lead} />
      <FormerInfo info={lead.formerInfo} />
      <FollowUpList lead={lead} />
      <section aria-labelledby="lead-timeline">
        <h3 id="lead-timeline">Timeline</h3>
        <ErrorBoundary part="LeadTimeline">
          <Suspense fallback={<Loading>Loading timeline...</Loading>}>
            <LeadTimeline lead={lead} people={people} filter={filter} onFilter={onFilter} />
          </Suspense>
        </ErrorBoundary>
      </section>
      <ErrorBoundary part="DuplicateSection">
        <Suspense>
          <DuplicateSection lead={lead} pairs={pairs} onOpen={open} />
        </Suspense>
      </ErrorBoundary>
      <div>
        {!lead.erasedAt && (
          <Disclosure title="Personal Information">
            <FieldList fields={personalLines(lead)} />
          </Disclosure>
        )}
        <Disclosure title="Lead Information">
          <FieldList>
            <dt>Reference</dt>
            <dd>{formatReference(lead.reference)}</dd>
            <ExternalIds ids={lead.externalIds} />
            <dt>Type</dt>
            <dd>
              {leadTypeLabel(lead.type)}
              {lead.originalType && `, received as ${leadTypeLabel(lead.originalType)}`}
            </dd>
            <dt>Received</dt>
            <dd>
              <FullTime at={lead.createdAt} />
            </dd>
            {lead.promise.firstResponseAt && (
              <>
                <dt>First contact</dt>
                <dd>
                  <FullTime at={lead.promise.firstResponseAt} />,{' '}
                  {formatDuration(Date.parse(lead.promise.firstResponseAt) - Date.parse(lead.createdAt))} after the lead
                  was received
                </dd>
              </>
            )}
            <dt>Last change</dt>
            <dd>
              <FullTime at={lead.updatedAt} />
            </dd>
          </FieldList>
        </Disclosure>
        {lead.source && (
          <Disclosure title="Source">
            <FieldList fields={Object.entries(lead.source).map(([name, text]) => sourceLine(name, text))} />
          </Disclosure>
        )}
        {lead.consent && (
          <Disclosure title="Consent">
            <FieldList
              fields={[
                { name: 'purposes', label: 'Agreed to', text: lead.consent.purposes.join(', ') },
                { name: 'noticeVersion', label: 'Privacy notice', text: lead.consent.noticeVersion },
                sourceLine('language', lead.consent.language),
              ]}
            />
          </Disclosure>
        )}
        <Suspense>
          <EraseLead lead={lead} />
        </Suspense>
      </div>
    </>
  );
}

const DEVANAGARI = /[\u0900-\u097f]/;

/** The person's request: the message as a quote, a few facts, and a collapsed list of all answers. */
function LeadRequestSection({ lead }: { lead: Lead }) {
  const title = requestTitle(lead);
  if (title === null || lead.erasedAt) return null;
  const { words, facts, all, hasMore } = leadRequest(lead);
  return (
    <section className="lead-request-section" aria-labelledby="lead-group">
      <h3 className="lead-request-section__title" id="lead-group">
        {title}
      </h3>
      {words && (
        <dl className="lead-request-section__quote">
          <dt className="visually-hidden">{words.label}</dt>
          <dd>
            {words.text ? (
              <blockquote className="lead-request-section__words" lang={DEVANAGARI.test(words.text) ? 'hi' : undefined}>
                {words.text}
              </blockquote>
            ) : (
              <span className="lead-request-section__none">No message</span>
            )}
          </dd>
        </dl>
      )}
      {facts.length > 0 && <FieldList fields={facts} />}
      {hasMore && (
        <details className="lead-request-section__all">
          <summary className="disclosure__summary">Full form ({all.length} fields)</summary>
          <FieldList fields={all} />
        </details>
      )}
    </section>
  );
}

/** The lead's answers to fields of its earlier types. Undefined if the server is older and does not send them. */
function FormerInfo({ info = [] }: { readonly info: LeadDetail['formerInfo'] | undefined }) {
  return info.map((former) => (
    <section key={former.type} aria-label={`From the ${leadTypeLabel(former.type)} form`}>
      <h3>From the {leadTypeLabel(former.type)} form</h3>
      <FieldList fields={formerLines(former)} />
    </section>
  ));
}

/** Ids of the lead in other systems. Undefined if the server is older and does not send them. */
function ExternalIds({ ids = [] }: { readonly ids: LeadDetail['externalIds'] | undefined }) {
  if (ids.length === 0) return null;
  return (
    <>
      <dt>External ids</dt>
      <dd>{ids.map(({ system, id }) => `${system}: ${id}`).join(', ')}</dd>
    </>
  );
}

function ErasedNotice({ at }: { readonly at: string }) {
  return (
    <p className="lead-profile__notice">
      Personal data erased on <FullTime at={at} />. This lead can no longer be edited.
    </p>
  );
}
