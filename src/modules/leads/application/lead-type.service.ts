import { Injectable } from '@nestjs/common';
import { type LeadType, promisedHours } from '../../../lead-types/lead-types.js';
import { correctDetails } from '../../../lead-types/type-correction.js';
import { BusinessCalendar } from '../domain/business-calendar.js';
import { leadChangedMeanwhile, leadTypeNotAccessible } from '../domain/lead.errors.js';
import type { Lead, ListedLead } from '../domain/lead.js';
import { LeadRepository, type TypeCorrection } from '../domain/lead.repository.js';
import { leadScope, requireChangeable, type Viewer } from '../domain/lead-access.js';

/** Of colleagues who change one lead at the same moment, as many get ahead of a correction that names no version. */
const MAX_TRIES = 5;

/** Lets staff correct what a lead is about. */
@Injectable()
export class LeadTypeService {
  constructor(
    private readonly leads: LeadRepository,
    private readonly calendar: BusinessCalendar,
  ) {}

  /** `expectedVersion` is the version the caller last saw (null: any). A lead that has the type already stays as it is. */
  async correct(
    viewer: Viewer,
    id: string,
    type: LeadType,
    expectedVersion: number | null,
    address: string,
  ): Promise<ListedLead> {
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const lead = requireChangeable(viewer, await this.leads.findVisible(id, leadScope(viewer)));
      if (expectedVersion !== null && expectedVersion !== lead.version) throw leadChangedMeanwhile();
      if (!viewer.leadTypes.includes(type)) throw leadTypeNotAccessible();
      if (lead.type === type) return lead;
      const origin = { actorId: viewer.id, address };
      const corrected = await this.leads.correctType(lead, this.correction(lead, type), leadScope(viewer), origin);
      if (corrected) return corrected;
    }
    throw leadChangedMeanwhile();
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
