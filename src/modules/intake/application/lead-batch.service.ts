import { Injectable } from '@nestjs/common';
import { KeyedCalls } from '../../../shared/domain/keyed-calls.js';
import { LeadUpdateService } from '../../leads/application/lead-update.service.js';
import { StaffWriteLimit } from '../../leads/application/staff-limits.js';
import type { ExternalId, ListedLead } from '../../leads/domain/lead.js';
import type { SubmissionKey } from '../domain/submission.repository.js';
import { type LeadRecord, LeadUpsertService, type Upserted } from './lead-upsert.service.js';
import { type Caller, ManualLeadsService } from './manual-leads.service.js';

export type BatchItem =
  | { readonly action: 'create'; readonly record: LeadRecord }
  /** `target`: the lead's id, or its id in another system. */
  | { readonly action: 'update'; readonly target: string | ExternalId; readonly record: LeadRecord }
  | { readonly action: 'upsert'; readonly target: ExternalId; readonly record: LeadRecord };

/** `lead` is the stored lead. For an item that an earlier call with the same key has stored, only its id is known. */
export type StoredItem =
  | { readonly isNew: boolean; readonly lead: ListedLead }
  | { readonly isNew: boolean; readonly replayed: { readonly _id?: string; readonly reference?: string } };

@Injectable()
export class LeadBatchService {
  constructor(
    private readonly manualLeads: ManualLeadsService,
    private readonly updates: LeadUpdateService,
    private readonly upserts: LeadUpsertService,
    private readonly calls: KeyedCalls,
    private readonly limit: StaffWriteLimit,
  ) {}

  /** @throws Throttled */
  count({ viewer }: Caller): Promise<void> {
    return this.limit.countBatch(viewer);
  }

  /** @throws DomainError, as the same call for a single lead does */
  async store(caller: Caller, item: BatchItem, key: SubmissionKey | null): Promise<StoredItem> {
    if (item.action !== 'create') return this.once(key, () => this.change(caller, item));
    // Stores the key in the lead's own transaction, so that a crash never causes a second lead.
    const { lead, receipt } = await this.manualLeads.addUncounted(caller, item.record.newLead(), key);
    return lead ? { isNew: true, lead } : { isNew: true, replayed: { _id: receipt.id, reference: receipt.reference } };
  }

  private async change(
    caller: Caller,
    { action, target, record }: Exclude<BatchItem, { action: 'create' }>,
  ): Promise<Upserted> {
    if (action === 'upsert') {
      return this.upserts.upsert(caller, target, record, (added) => this.manualLeads.addUncounted(caller, added, null));
    }
    if (typeof target !== 'string') return { isNew: false, lead: await this.upserts.update(caller, target, record) };
    const call = { ...caller, leadId: target, version: record.version };
    return { isNew: false, lead: await this.updates.update(call, record.changesOf) };
  }

  private async once(key: SubmissionKey | null, change: () => Promise<Upserted>): Promise<StoredItem> {
    if (!key) return change();
    const receiptOf = ({ lead: { id, reference }, isNew }: Upserted) => ({ _id: id, reference, isNew });
    const done = await this.calls.once(key, change, receiptOf);
    if ('answer' in done) return done.answer;
    const { isNew, ...replayed } = done.replayed;
    return { isNew: isNew === true, replayed };
  }
}
