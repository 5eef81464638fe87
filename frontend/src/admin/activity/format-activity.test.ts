import { expect, it } from '@jest/globals';
import type { Activity } from './activity-api';
import { formatActivity } from './format-activity';

const PEOPLE = new Map([['u1', 'Ravi Kumar']]);
const words = (action: string, details: Activity['details'] = {}, search: string | null = null) => {
  const act = { _id: '1', at: '', action, actor: { _id: 'u', name: 'Asha' }, subject: null, address: null };
  const { verb, rest } = formatActivity({ ...act, details, search }, PEOPLE);
  return `${verb}${rest}`;
};

it.each<[sentence: string, action: string, details?: Activity['details'], search?: string]>([
  [
    'exported 1,200 leads: Soil Testing, received 1 Oct 2026 to 31 Oct 2026, search “gaya”',
    'lead.exported',
    {
      rows: 1200,
      complete: true,
      filter: { type: ['soil_testing'], created: { from: '2026-09-30T18:30:00Z', before: '2026-10-31T18:30:00Z' } },
    },
    'gaya',
  ],
  ['exported 1 lead (not completed): no filter', 'lead.exported', { rows: 1, complete: false, filter: {} }],
  [
    'started to export 7 leads: New or Closed, assigned to Ravi Kumar, Bihar or no known state',
    'lead.export_started',
    { rows: 7, filter: { status: ['new', 'closed'], assignedTo: 'u1', state: ['BR', 'none'] } },
  ],
  [
    'exported 2 leads: no next step, closed for Duplicate or no reason given',
    'lead.exported',
    { rows: 2, filter: { nextStep: 'none', closeReason: ['duplicate', 'none'] } },
  ],
  ['changed an assignment rule', 'assignment.rule_changed'],
  ['exported the report “States of India”', 'report.read', { report: 'states', download: true }],
  ['viewed the report “Team” (3 more times)', 'report.read', { report: 'team', repeats: 3 }],
  ['viewed the report “Assigned to” (once more)', 'report.read', { report: 'assignees', repeats: 1 }],
  [
    'changed the lead: status from New to Contacted, assigned to Ravi Kumar, email',
    'lead.updated',
    {
      changes: {
        status: { from: 'new', to: 'contacted' },
        assignedTo: { from: null, to: 'u1' },
        'personalInfo.email': {},
      },
    },
  ],
  [
    'was denied access: delete leads/:id (canDeleteLeads)',
    'access.refused',
    { method: 'DELETE', route: '/api/leads/:id', permission: 'canDeleteLeads' },
  ],
  ['signed in', 'auth.signed_in'],
  ['viewed the list of users (2 more times)', 'users.read', { asked: { search: true }, repeats: 2 }],
  ['viewed the bin', 'bin.read', { asked: {} }],
  ['checked whether a person has leads', 'person.read', { asked: { phone: true } }],
  ['turned push notifications on in a browser', 'push_device.added'],
  [
    'changed their notification settings: watched types',
    'notification_settings.changed',
    { changes: { watchedTypes: { from: [], to: ['contact'] } } },
  ],
  [
    'changed the shared view “Ours”: name, query',
    'saved_view.changed',
    { name: 'Ours', changes: { name: {}, query: {} } },
  ],
  ['deleted the shared view “Ours”', 'saved_view.deleted', { name: 'Ours' }],
  ['restored the lead from suspected spam', 'lead.restored'],
  ['merged the lead into another lead', 'lead.merged_into'],
  ['rule made', 'rule.made'],
])('says "%s"', (...[sentence, action, details, search]) => {
  expect(words(action, details, search ?? null)).toBe(sentence);
});
