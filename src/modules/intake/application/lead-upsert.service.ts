import { Injectable } from '@nestjs/common';
import { DomainError, type Failure } from '../../../shared/domain/failure.js';
import { LeadUpdateService } from '../../leads/application/lead-update.service.js';
import { externalIdTaken, leadChangedMeanwhile, leadNotFound } from '../../leads/domain/lead.errors.js';
import type { ExternalId, Lead, ListedLead } from '../../leads/domain/lead.js';
import { type LeadChanges, LeadWriter } from '../../leads/domain/lead-writer.js';
import type { Caller, ManualLead } from './manual-leads.service.js';

/** A lead as another system knows it. */
export interface LeadRecord {
  /** The version that the system last saw. Null accepts any version, and a lead that does not exist yet. */
  readonly version: number | null;
  /** @throws DomainError if the values are not possible for this lead */
  readonly changesOf: (lead: Lead) => LeadChanges;
  /** Returns the values for a new lead, with its external id. @throws invalidInput if a required value is missing */
  readonly newLead: () => ManualLead;
}

type Add = (lead: ManualLead) => Promise<{ readonly lead: ListedLead | null }>;

/** The field of errors about the external id that a lead is found by. */
export const FOUND_BY = 'externalId';

const MAX_TRIES = 3;

/** Creates or changes the lead that has an id in another system. */
@Injectable()
export class LeadUpsertService {
  constructor(
    private readonly leads: LeadWriter,
    private readonly updates: LeadUpdateService,
  ) {}

  /** Changes the lead with this external id. @throws leadNotFound if the caller cannot see such a lead */
  async update(caller: Caller, externalId: ExternalId, record: LeadRecord): Promise<ListedLead> {
    const leadId = await this.leads.findIdOf(externalId);
    if (leadId === null) throw leadNotFound();
    return this.updates.update({ ...caller, leadId, version: record.version }, record.changesOf);
  }

  /**
   * If two calls create the same lead at the same time, the later one changes it.
   * @throws externalIdTaken if the lead exists and the caller cannot see it
   */
  async upsert(
    caller: Caller,
    externalId: ExternalId,
    record: LeadRecord,
    add: Add,
  ): Promise<{ lead: ListedLead; isNew: boolean }> {
    for (let tries = 1; ; tries += 1) {
      const leadId = await this.leads.findIdOf(externalId);
      if (leadId === null && record.version !== null) throw leadChangedMeanwhile();
      try {
        if (leadId !== null) {
          const call = { ...caller, leadId, version: record.version };
          return { lead: await this.updates.update(call, record.changesOf), isNew: false };
        }
        const { lead } = await add(record.newLead());
        if (!lead) throw leadNotFound();
        return { lead, isNew: true };
      } catch (failure) {
        const isRace = is(failure, leadId === null ? externalIdTaken : leadNotFound);
        if (!isRace) throw failure;
        const now = await this.leads.findIdOf(externalId);
        if (now !== null && now === leadId) throw externalIdTaken(FOUND_BY);
        if (now === leadId || tries === MAX_TRIES) throw failure;
      }
    }
  }
}

function is(failure: unknown, { code }: Failure<never>): boolean {
  return failure instanceof DomainError && failure.code === code;
}
