import { leadTypeDefinition } from '@lead-types/lead-types';
import { Link } from 'react-router-dom';
import { formatReasons } from '../duplicates/duplicates';
import { leadName, STATUS_LABELS } from '../lead/lead-labels';
import { leadAddress } from '../lead/use-lead-param';
import type { KnownLead } from './manual-leads-api';
import './known-leads.css';

/** Leads that may be of the person who is being written down. They open beside the form: nothing typed is lost. */
export function KnownLeads({ leads }: { readonly leads: readonly KnownLead[] }) {
  return (
    <section className="known-leads" aria-live="polite" aria-label="Leads this person may have already">
      {leads.length > 0 && (
        <>
          <p className="known-leads__title">This person may be here already:</p>
          <ul>
            {leads.map(({ lead, reasons }) => (
              <li key={lead._id}>
                <Link to={leadAddress(lead._id)} target="_blank" rel="noopener">
                  {leadName(lead)}
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </Link>
                {`, ${leadTypeDefinition(lead.type).label}, ${STATUS_LABELS[lead.status]}: ${formatReasons(reasons)}`}
                {lead.assignedTo && ` (with ${lead.assignedTo.name})`}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
