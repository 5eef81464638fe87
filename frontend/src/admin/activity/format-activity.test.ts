import { expect, it } from '@jest/globals';
import type { Activity } from './activity-api';
import { formatActivity } from './format-activity';

const PEOPLE = new Map([['u1', 'Ravi Kumar']]);
const AGENT = { role: 'agent', permissions: [], leadTypes: ['contact'] };
const words = (action: string, details: Activity['details'] = {}, search: string | null = null) => {
  const act = { _id: '1', at: '', action, actor: { _id: 'u', name: 'Asha' }, subject: null, count: 403, address: null };
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
    'was denied access: delete a lead (needs the permission “Delete”)',
    'access.refused',
    { method: 'DELETE', route: '/api/leads/:id', permission: 'canDeleteLeads' },
  ],
  [
    'was denied access: open a lead (lead not found)',
    'access.refused',
    { method: 'GET', route: '/api/leads/:id', code: 'lead_not_found' },
  ],
  [
    'was denied access: change several leads (lead not found, 2 of 3)',
    'access.refused',
    { method: 'PUT', route: '/api/leads/bulk-update', code: 'lead_not_found', requested: 3, unseen: 2 },
  ],
  ['was denied access: use another part of the back office', 'access.refused', { method: 'GET', route: '/api/new' }],
  ['signed in', 'auth.signed_in'],
  ['failed to sign in', 'auth.refused'],
  ['gave a wrong current password', 'auth.refused', { currentPassword: true }],
  [
    'viewed 2 reports: States of India, Team (3 more times)',
    'report.read',
    { reports: ['states', 'team'], repeats: 3 },
  ],
  ['changed the user', 'user.updated', { before: AGENT, after: AGENT }],
  [
    'gave the permission Export Data; took the permissions Bulk Actions, Delete; gave the lead type Soil Testing',
    'user.updated',
    {
      before: { ...AGENT, permissions: ['canBulkActions', 'canDeleteLeads'] },
      after: { ...AGENT, permissions: ['canExportData'], leadTypes: ['contact', 'soil_testing'] },
    },
  ],
  [
    'changed the role from agent to manager; took the lead type Contact; changed the email',
    'user.updated',
    { before: AGENT, after: { ...AGENT, role: 'manager', leadTypes: [] }, changes: { email: {} } },
  ],
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
  ['uploaded a file to import (47 KB)', 'import.uploaded', { bytes: 48_210 }],
  ['uploaded a file to import (1.5 MB)', 'import.uploaded', { bytes: 1_572_864 }],
  [
    'imported leads: 480 new, 12 changed',
    'lead.imported',
    { created: 480, changed: 12, unchanged: 3, duplicate: 4, refused: 1 },
  ],
  ['imported leads: none', 'lead.imported', { created: 0, changed: 0, unchanged: 3, duplicate: 0, refused: 0 }],
  ['undid an import: 480 leads, 3 kept', 'lead.import_undone', { undone: 480, kept: 3 }],
  ['undid an import: 1 lead', 'lead.import_undone', { undone: 1, kept: 0 }],
  ['undid an import: 3 kept', 'lead.import_undone', { undone: 0, kept: 3 }],
  [
    'was denied access: undo an import (needs the permission “Edit All”)',
    'access.refused',
    { method: 'POST', route: '/api/imports/:id/undo', permission: 'canEditAllLeads' },
  ],
  ['rule made', 'rule.made'],
])('says "%s"', (...[sentence, action, details, search]) => {
  expect(words(action, details, search ?? null)).toBe(sentence);
});

it.each<[sentence: string, action: string, details: Activity['details']]>([
  ['assigned 403 leads to 6 people', 'lead.updated', { fold: { kind: 'share_out', people: 6 } }],
  ['undid a share-out of 403 leads', 'lead.updated', { fold: { kind: 'share_out', undo: true } }],
  ['undid a bulk change of 403 leads', 'lead.updated', { fold: { kind: 'update', undo: true } }],
  ['deleted 403 leads', 'lead.deleted', { fold: { kind: 'delete' } }],
  ['restored 403 leads from the bin', 'lead.undeleted', { fold: {} }],
  ['marked 403 leads as not spam', 'lead.restored', { fold: { kind: 'not_spam' } }],
  [
    'set the status of 403 leads to Closed',
    'lead.updated',
    { fold: {}, changes: { status: { from: 'new', to: 'closed' }, closeReason: { from: null, to: 'no_budget' } } },
  ],
  ['set the priority of 403 leads to High', 'lead.updated', { fold: {}, changes: { priority: { to: 'high' } } }],
  ['assigned 403 leads to Ravi Kumar', 'lead.updated', { fold: {}, changes: { assignedTo: { to: 'u1' } } }],
  ['unassigned 403 leads', 'lead.updated', { fold: {}, changes: { assignedTo: { to: null } } }],
  ['moved 403 leads to the pool', 'lead.updated', { fold: {}, changes: { inPool: { to: true } } }],
  ['changed the follow up of 403 leads', 'lead.updated', { fold: {}, changes: { followUp: {} } }],
  [
    'changed 403 leads: status, priority',
    'lead.updated',
    { fold: {}, changes: { status: { to: 'new' }, priority: { to: 'low' } } },
  ],
])('says of a bulk change "%s"', (sentence, action, details) => {
  expect(words(action, details)).toBe(sentence);
});
