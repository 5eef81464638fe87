import type { MessageValues } from '@lead-types/fill-message';
import { type MessageLanguage, PROMISE_TEXTS, REQUEST_TEXTS, visitorLanguage } from '@lead-types/message-texts';
import { formatReference } from '../../../shared/lib/format-reference';
import type { MessageTemplate } from '../../api/message-templates-api';
import type { Lead, LeadDetail } from '../lead/lead';

/** Where it came from and what was agreed to are known only of a lead that was read by itself. */
export type MessagedLead = Pick<Lead, 'type' | 'reference' | 'personalInfo' | 'phoneE164' | 'phoneKind' | 'promise'> &
  Partial<Pick<LeadDetail, 'source' | 'consent'>>;

/** What a message to a lead's person is filled with. */
export function messageValues(lead: MessagedLead, language: MessageLanguage, staffName: string): MessageValues {
  const { hours, state } = lead.promise;
  // A promise that is kept or late is not made again.
  const isPromised = hours !== null && (state === 'waiting' || state === 'due_soon');
  return {
    name: lead.personalInfo.fullName ?? '',
    reference: formatReference(lead.reference),
    promise: isPromised ? PROMISE_TEXTS[language][hours] : '',
    type: REQUEST_TEXTS[language][lead.type],
    staffName,
  };
}

/** The templates for a lead, those of its type before the general ones, and its own language first. */
export function fittingTemplates(templates: readonly MessageTemplate[], lead: MessagedLead): MessageTemplate[] {
  const spoken = visitorLanguage({ source: lead.source ?? null, consent: lead.consent ?? null });
  const rank = ({ leadType, language }: MessageTemplate) => (leadType === null ? 2 : 0) + (language === spoken ? 0 : 1);
  return templates
    .filter(({ leadType }) => leadType === null || leadType === lead.type)
    .sort((one, other) => rank(one) - rank(other));
}
