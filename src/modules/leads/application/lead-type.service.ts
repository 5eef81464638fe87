import { Injectable } from '@nestjs/common';
import { type LeadType, promisedHours } from '../../../lead-types/lead-types.js';
import { correctDetails } from '../../../lead-types/type-correction.js';
import { BusinessCalendar } from '../domain/business-calendar.js';
import { leadTypeNotAccessible } from '../domain/lead.errors.js';
import type { Lead, ListedLead } from '../domain/lead.js';
import { requireChangeable } from '../domain/lead-access.js';
import { editorOf, type LeadCall, requireVersion, retryWhenChanged } from '../domain/lead-call.js';
import { LeadWriter, type TypeCorrection } from '../domain/lead-writer.js';

/** Lets staff correct what a lead is about. */
@Injectable()
export class LeadTypeService {
  constructor(
    private readonly leads: LeadWriter,
    private readonly calendar: BusinessCalendar,
  ) {}

  /** A lead that has the type already stays as it is. */
  correct(call: LeadCall, type: LeadType): Promise<ListedLead> {
    const { viewer, leadId, version } = call;
    const by = editorOf(call);
    return retryWhenChanged(async () => {
      const lead = requireChangeable(viewer, await this.leads.findVisible(leadId, by.scope));
      requireVersion(version, lead);
      if (!viewer.leadTypes.includes(type)) throw leadTypeNotAccessible();
      if (lead.type === type) return lead;
      return this.leads.correctType(lead, this.correction(lead, type), by);
    });
  }

  private correction(lead: Lead, type: LeadType): TypeCorrection {
    const { details, formerDetails } = correctDetails(lead, type);
    const original = lead.originalType ?? lead.type;
    const due = this.dueOf(lead, original, type);
    return {
      type,
      originalType: original === type ? null : original,
      details,
      formerDetails,
      ...(due !== undefined && { due }),
    };
  }

  /** A promise that the visitor was given stays; where there was none, the lead is promised what its type is, from now on. */
  private dueOf(lead: Lead, original: LeadType, type: LeadType): TypeCorrection['due'] {
    const { source, dueAt, firstResponseAt, readAt } = lead;
    if (promisedHours({ type: original, source }) !== null) return undefined;
    const hours = promisedHours({ type, source });
    if (hours === null) return null;
    return dueAt || firstResponseAt ? undefined : this.calendar.dueTimes(readAt, hours);
  }
}
