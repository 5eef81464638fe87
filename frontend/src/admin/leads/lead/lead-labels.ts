import { isLeadType, leadTypeDefinition } from '@lead-types/lead-types';
import * as labels from '@lead-types/work-labels';
import type { Lead, LeadPriority, LeadStatus } from './lead';

export const STATUS_LABELS: Readonly<Record<LeadStatus, string>> = labels.STATUS_LABELS;
export const STATUSES = Object.keys(STATUS_LABELS) as LeadStatus[];

export const PRIORITY_LABELS: Readonly<Record<LeadPriority, string>> = labels.PRIORITY_LABELS;
export const PRIORITIES = Object.keys(PRIORITY_LABELS) as LeadPriority[];

export const DATE_PRESET_LABELS = {
  today: 'Today',
  yesterday: 'Yesterday',
  last7days: 'Last 7 days',
  last30days: 'Last 30 days',
  last90days: 'Last 90 days',
  custom: 'Custom dates',
} as const;
export type DatePreset = keyof typeof DATE_PRESET_LABELS;
export const DATE_PRESETS = Object.keys(DATE_PRESET_LABELS) as DatePreset[];

export const PROMISE_FILTER_LABELS = labels.PROMISE_LABELS;

export const FOLLOW_UP_FILTER_LABELS = {
  due: 'Due follow-ups',
  today: 'Follow-ups today',
  upcoming: 'Later follow-ups',
} as const;

export const { CALL_OUTCOME_LABELS } = labels;

/** The label of a lead type, also of one that only the server knows yet. */
export function leadTypeLabel(type: string): string {
  return isLeadType(type) ? leadTypeDefinition(type).label : type.replace('_', ' ').toUpperCase();
}

/** Who the lead is, in as few words as there are. */
export function leadName({
  personalInfo,
  erasedAt,
}: Pick<Lead, 'personalInfo'> & Partial<Pick<Lead, 'erasedAt'>>): string {
  if (erasedAt) return 'Personal data erased';
  return personalInfo.fullName ?? personalInfo.email ?? personalInfo.phone ?? 'No name given';
}
