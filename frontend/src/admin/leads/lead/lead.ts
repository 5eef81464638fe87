import { formatReference } from '@lead-types/format-reference';
import { isLeadType, leadTypeDefinition } from '@lead-types/lead-types';
import * as labels from '@lead-types/lead-work';
import { OPEN_STATUSES } from '@lead-types/lead-work';
import { SPAM_REASONS } from '@lead-types/spam-reasons';
import type { components } from '../../../shared/api/schema';

type Schemas = components['schemas'];

/** A lead without notes and history. */
export type Lead = Schemas['Lead'];
export type ListedLead = Schemas['ListedLead'];
export type LeadDetail = Schemas['LeadDetail'];
export type Note = LeadDetail['notes'][number];
export type LeadStatus = Lead['status'];
export type LeadPriority = Lead['priority'];

export const STATUS_LABELS: Readonly<Record<LeadStatus, string>> = labels.STATUS_LABELS;
export const STATUSES = Object.keys(STATUS_LABELS) as LeadStatus[];

export function isOpenStatus(status: LeadStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}

export const PRIORITY_LABELS: Readonly<Record<LeadPriority, string>> = labels.PRIORITY_LABELS;
export const PRIORITIES = Object.keys(PRIORITY_LABELS) as LeadPriority[];

/** Id of the element that shows the note, so that other parts can scroll to it and focus it. */
export const noteElementId = (id: string) => `note-${id}`;

export const { CALL_OUTCOME_LABELS, MESSAGE_CHANNEL_LABELS, MESSAGE_OUTCOME_LABELS } = labels;

/** The label of a lead type. A type that only a newer server knows is shown by its name. */
export function leadTypeLabel(type: string): string {
  return isLeadType(type) ? leadTypeDefinition(type).label : type.replace('_', ' ').toUpperCase();
}

/** "Merged: 7ZK4M-0QXJD / Sunita Devi"; empty if no leads were merged into this one. */
export function mergedLabel(merged: ListedLead['mergedLeads'] = []): string {
  if (merged.length === 0) return '';
  const named = merged.map(({ reference, fullName }) =>
    [formatReference(reference), fullName].filter(Boolean).join(' / '),
  );
  return `Merged: ${named.join(', ')}`;
}

/** The person's name, or the email or phone if there is no name. */
export function leadName({
  personalInfo,
  erasedAt,
}: Pick<Lead, 'personalInfo'> & Partial<Pick<Lead, 'erasedAt'>>): string {
  if (erasedAt) return 'Personal data erased';
  return personalInfo.fullName ?? personalInfo.email ?? personalInfo.phone ?? 'No name given';
}

/** The smallest known place, to tell people of the same name apart. */
export function shortPlace({ personalInfo: { village, city, district, state } }: Pick<Lead, 'personalInfo'>) {
  return village ?? city ?? district ?? state;
}

/** Why a lead may be spam, without a full stop; empty if there is no reason. */
export function formatSpamReasons({ spamReasons }: Pick<Lead, 'spamReasons'>): string {
  const text = spamReasons?.map((code) => SPAM_REASONS[code]?.label ?? code).join('; ') ?? '';
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether the lead is marked as spam, so that users can remove the mark. */
export function isMarkedAsSpam(lead: Lead & { readonly mergedInto?: string | null }): boolean {
  return !lead.quarantined && !lead.mergedInto && !lead.erasedAt && formatSpamReasons(lead) !== '';
}
