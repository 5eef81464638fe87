/** The body of a lead that a user adds by hand: the same fields as on the site, but all optional. */
import type { ClassConstructor } from 'class-transformer';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { invalidInput } from '../../../shared/domain/failure.js';
import { ChoiceField, LineField } from '../../../shared/http/fields.js';
import { validate } from '../../../shared/http/validate.js';
import { STAFF_CHANNEL, STAFF_SOURCES, type StaffSource } from '../../leads/domain/lead.js';
import {
  type ExternalIdDto,
  ExternalIdsField,
  LEAD_GROUP_DTOS,
  nested,
  omitNil,
  PersonalInfoDto,
  requireDistinct,
} from '../../leads/http/lead-fields.dto.js';
import { AssigneeField } from '../../leads/http/lead-work.dto.js';
import type { ManualLead } from '../application/manual-leads.service.js';
import { formValues, leadTypeIn } from './lead-submission.dto.js';

export class StaffSourceDto {
  @ChoiceField([STAFF_CHANNEL], { label: 'Channel', description: 'Marks a lead that a user added by hand' })
  channel?: typeof STAFF_CHANNEL;

  @ChoiceField(STAFF_SOURCES, { label: 'Source', description: 'How the person contacted the user', required: true })
  how: StaffSource;

  @LineField({ label: 'Language', description: 'The language of the conversation', example: 'hi' })
  language?: string;
}

class ManualLeadFields {
  @AssigneeField({ required: false })
  assignedTo?: string | null;

  @ExternalIdsField('Ids of the lead in other systems')
  externalIds?: ExternalIdDto[];
}

type TypedManualLead = ManualLeadFields & { source: StaffSourceDto } & Record<string, unknown>;

function manualDto(type: LeadType): ClassConstructor<TypedManualLead> {
  const { label, description, group } = leadTypeDefinition(type);
  const groupDto = LEAD_GROUP_DTOS.get(group ?? '');
  class ManualLeadDto extends ManualLeadFields {
    constructor() {
      super();
      // Treat a missing part as empty, so that the response names each missing field.
      Object.assign(this, { personalInfo: new PersonalInfoDto(), source: new StaffSourceDto() });
    }
  }
  Object.defineProperty(ManualLeadDto, 'name', { value: `${label.replaceAll(' ', '')}ByHand` });
  const prototype = ManualLeadDto.prototype;
  ChoiceField([type], { label: 'Type', required: true, description })(prototype, 'type');
  nested(PersonalInfoDto, 'Personal information', true)(prototype, 'personalInfo');
  nested(StaffSourceDto, 'Source', true)(prototype, 'source');
  if (group !== null && groupDto) nested(groupDto, `The ${label} details`, false)(prototype, group);
  return ManualLeadDto as unknown as ClassConstructor<TypedManualLead>;
}

export const MANUAL_LEAD_DTOS: Readonly<Record<LeadType, ClassConstructor<TypedManualLead>>> = Object.fromEntries(
  LEAD_TYPE_NAMES.map((type) => [type, manualDto(type)]),
) as Record<LeadType, ClassConstructor<TypedManualLead>>;

/** Validates the body of `POST /api/leads/manual`. A name or a phone number is required. */
export function readManualLead(body: unknown): ManualLead {
  const type = leadTypeIn(body);
  const dto = validate(MANUAL_LEAD_DTOS[type], body);
  const values = formValues(type, dto);
  if (!values.personalInfo.fullName && !values.personalInfo.phone) {
    throw invalidInput([
      { field: 'personalInfo.fullName', message: 'Give a name or a phone number.', code: 'required' },
      { field: 'personalInfo.phone', message: 'Give a name or a phone number.', code: 'required' },
    ]);
  }
  return {
    submission: { ...values, source: { ...omitNil(dto.source), channel: STAFF_CHANNEL }, consent: null },
    assignedTo: dto.assignedTo ?? null,
    externalIds: requireDistinct(dto.externalIds ?? []),
  };
}
