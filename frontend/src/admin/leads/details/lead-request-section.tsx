import { FieldList } from '../lead/field-list';
import type { Lead } from '../lead/lead';
import { leadRequest, requestTitle } from '../lead/lead-request';
import './lead-request-section.css';

const DEVANAGARI = /[\u0900-\u097f]/;

/** What the person asks for: their words as a quote, a few facts, and the rest folded. */
export function LeadRequestSection({ lead }: { lead: Lead }) {
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
              <span className="lead-request-section__none">No message was written.</span>
            )}
          </dd>
        </dl>
      )}
      {facts.length > 0 && <FieldList fields={facts} />}
      {hasMore && (
        <details className="lead-request-section__all">
          <summary>All that was asked ({all.length})</summary>
          <FieldList fields={all} />
        </details>
      )}
    </section>
  );
}
