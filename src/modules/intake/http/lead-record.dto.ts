/** A lead as another system sends it. The same shape is used for new leads and for changes. */
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { invalidInput } from '../../../shared/domain/failure.js';
import { ChoiceField } from '../../../shared/http/fields.js';
import { validate } from '../../../shared/http/validate.js';
import type { ExternalId, Lead } from '../../leads/domain/lead.js';
import type { LeadChanges } from '../../leads/domain/lead-writer.js';
import { leadChanges, UpdateLeadDto } from '../../leads/http/change-lead.dto.js';
import { nested, requireDistinct } from '../../leads/http/lead-fields.dto.js';
import { assignmentChange, requireReasonFor } from '../../leads/http/lead-work.dto.js';
import type { LeadRecord } from '../application/lead-upsert.service.js';
import type { ManualLead } from '../application/manual-leads.service.js';
import { leadTypeDiffers } from '../domain/intake.errors.js';
import { readManualLead, StaffSourceDto } from './manual-lead.dto.js';

export class LeadRecordDto extends UpdateLeadDto {
  @ChoiceField(LEAD_TYPE_NAMES, {
    label: 'Type',
    description: 'Required for a new lead. An existing lead keeps its type: another one is refused',
  })
  type?: LeadType;

  @SourceOfNewLead()
  source?: StaffSourceDto;
}

/**
 * Reads a new lead or changes to a lead. Values that only one of the two needs are read when they are used.
 * @param by - The external id that the caller found the lead by. The lead always keeps it.
 */
export function readLeadRecord(body: unknown, version: number | null, by?: ExternalId): LeadRecord {
  const { type, source: _source, ...changes } = validate(LeadRecordDto, body);
  const externalIds = changes.externalIds && [...requireDistinct(changes.externalIds), ...own(by, changes.externalIds)];
  return {
    version,
    changesOf: (lead) => {
      if (type !== undefined && type !== lead.type) throw leadTypeDiffers(lead.type);
      // Repeating the current assignee is no assignment, which would need a permission.
      const { assignedTo, inPool, ...others } = changes;
      const made = leadChanges(lead, { ...others, ...(externalIds && { externalIds }) });
      const assignment = assignmentChange({ assignedTo, inPool });
      return isAssignedSo(lead, assignment) ? made : { ...made, ...assignment };
    },
    newLead: () => newLead(body as Record<string, unknown>, changes, externalIds ?? (by ? [by] : [])),
  };
}

function own(by: ExternalId | undefined, named: readonly ExternalId[]): ExternalId[] {
  return by && !named.some(({ system, id }) => system === by.system && id === by.id) ? [by] : [];
}

function isAssignedSo(lead: Lead, { assignedTo, inPool }: LeadChanges): boolean {
  return (
    (assignedTo === undefined || assignedTo === (lead.assignee?.id ?? null)) &&
    (inPool === undefined || inPool === lead.inPool)
  );
}

function newLead(
  body: Readonly<Record<string, unknown>>,
  { status, closeReason, priority }: Pick<LeadRecordDto, 'status' | 'closeReason' | 'priority'>,
  externalIds: readonly ExternalId[],
): ManualLead {
  const { status: _status, closeReason: _reason, priority: _priority, inPool, source, ...values } = body;
  if (inPool) {
    const message = 'A new lead cannot be put into the pool: assign it by rule, or move it there afterwards.';
    throw invalidInput([{ field: 'inPool', message, code: 'invalid' }]);
  }
  const lead = readManualLead({ ...values, source: source ?? { how: 'other' } });
  requireReasonFor(status ?? 'new', closeReason);
  const work = {
    ...(status !== undefined && status !== 'new' && { status }),
    ...(closeReason && { closeReason }),
    ...(priority !== undefined && priority !== 'medium' && { priority }),
  };
  return { ...lead, externalIds, ...(Object.keys(work).length > 0 && { work }) };
}

function SourceOfNewLead(): PropertyDecorator {
  return nested(StaffSourceDto, 'Source of a new lead. Not changed later', false);
}
