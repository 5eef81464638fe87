import { Injectable } from '@nestjs/common';
import { DomainError, type Failure } from '../../../shared/domain/failure.js';
import { LeadUpdateService } from '../../leads/application/lead-update.service.js';
import { externalIdTaken, leadMerged, leadNotFound, noLeadForETag } from '../../leads/domain/lead.errors.js';
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

/** Reads a lead in the shape of the API. */
export abstract class LeadRecords {
  /** @throws invalidInput */
  abstract read(body: object, version: number | null): LeadRecord;
}

export interface Upserted {
  readonly lead: ListedLead;
  readonly isNew: boolean;
}

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
    const { lead } = await this.withHolderOf(externalId, (leadId) => {
      if (leadId === null) throw leadNotFound();
      return this.change(caller, leadId, record);
    });
    return lead;
  }

  /**
   * If two calls create the same lead at the same time, the later one changes it. `add` stores a new lead.
   * @throws externalIdTaken if the lead exists and the caller cannot see it
   */
  upsert(
    caller: Caller,
    externalId: ExternalId,
    record: LeadRecord,
    add: (lead: ManualLead) => Promise<{ readonly lead: ListedLead | null }>,
  ): Promise<Upserted> {
    return this.withHolderOf(externalId, async (leadId) => {
      if (leadId !== null) {
        return this.change(caller, leadId, record).catch((failure: unknown) => {
          throw is(failure, leadNotFound) ? externalIdTaken(FOUND_BY) : failure;
        });
      }
      if (record.version !== null) throw noLeadForETag();
      const { lead } = await add(record.newLead());
      if (!lead) throw leadNotFound();
      return { lead, isNew: true };
    });
  }

  private async change(caller: Caller, leadId: string, { version, changesOf }: LeadRecord): Promise<Upserted> {
    return { lead: await this.updates.update({ ...caller, leadId, version }, changesOf), isNew: false };
  }

  /** Tries again if the id has another lead after a failure: it was created, deleted or merged in the meantime. */
  private async withHolderOf(
    externalId: ExternalId,
    work: (leadId: string | null) => Promise<Upserted>,
  ): Promise<Upserted> {
    for (let tries = 1; ; tries += 1) {
      const leadId = await this.leads.findIdOf(externalId);
      try {
        return await work(leadId);
      } catch (failure) {
        const isRace = [externalIdTaken, leadNotFound, leadMerged].some((one) => is(failure, one));
        if (!isRace || tries === MAX_TRIES || (await this.leads.findIdOf(externalId)) === leadId) throw failure;
      }
    }
  }
}

function is(failure: unknown, { code }: Failure<never>): boolean {
  return failure instanceof DomainError && failure.code === code;
}
