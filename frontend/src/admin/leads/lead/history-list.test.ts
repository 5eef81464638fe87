import { describe, expect, it } from '@jest/globals';
import { formatHistory } from './history-list';

const PEOPLE = new Map([['x', 'Ravi']]);

const lines = (action: string, details: Record<string, unknown> = {}) =>
  formatHistory({ at: '2026-04-22T10:00:00Z', action, actor: null, details }, 'soil_testing', PEOPLE);
const changed = (path: string, from: unknown, to: unknown) =>
  lines('lead.updated', { changes: { [path]: { from, to } } })[0];

describe('the history of a lead', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['lead.created', {}, 'Lead received'],
    ['lead.noted', {}, 'Note added'],
    ['lead.restored', {}, 'Restored from suspected spam'],
    ['lead.restored', { mark: true }, 'Marked as not spam'],
    ['lead.undeleted', {}, 'Restored from the bin'],
    ['lead.merged_into', {}, 'Merged into another lead'],
    ['lead.erased', {}, 'Personal data erased'],
    ['lead.called', { outcome: 'reached' }, 'Call logged: answered'],
    ['lead.called', { outcome: 'no_answer' }, 'Call logged: no answer'],
    ['lead.called', { outcome: 'busy' }, 'Call logged: busy'],
    ['lead.called', { outcome: 'wrong_number' }, 'Call logged: wrong number'],
    ['lead.called', { outcome: 'call_back' }, 'Call logged: call back later'],
    ['lead.duplicate_decided', { state: 'linked' }, 'Linked with another lead of the same person'],
    ['lead.duplicate_decided', { state: 'dismissed' }, 'Marked as not the same person as another lead'],
    ['lead.duplicate_decided', { state: 'open' }, 'Duplicate decision undone'],
    ['lead.duplicate_decided', { state: 'other' }, 'Possible duplicate decided'],
    ['lead.created', { import: true }, 'Lead received (import)'],
    ['lead.deleted', { import: true, undo: true }, 'Deleted (undo)'],
    ['lead.updated', {}, 'Lead changed'],
    ['lead.of_a_newer_server', {}, 'Lead changed'],
  ])('%s %p', (action, details, text) => {
    expect(lines(action, details)).toEqual([text]);
  });

  it.each<[string, unknown, unknown, string]>([
    ['status', 'new', 'contacted', 'Status changed from New to Contacted'],
    ['status', 'new', 'parked', 'Status changed from New to parked'],
    ['type', 'contact', 'soil_testing', 'Type changed from Contact to Soil Testing'],
    ['closeReason', null, 'no_budget', 'Reason: No budget'],
    ['closeReason', 'no_budget', null, 'Reason removed'],
    ['priority', 'low', 'urgent', 'Priority changed from Low to Urgent'],
    ['assignedTo', null, 'x', 'Assigned to Ravi'],
    ['assignedTo', null, 'gone', 'Assigned to a colleague'],
    ['assignedTo', 'x', null, 'Unassigned'],
    ['externalIds', null, 'crm:17, erp:C-1', 'External ids set to crm:17, erp:C-1'],
    ['externalIds', 'erp:C-1', null, 'External ids removed'],
    ['externalIds', null, null, 'External ids corrected'],
    ['followUp', null, { on: '2026-11-21', note: null }, 'Follow-up set for Sat, 21 Nov'],
    ['followUp', null, { on: '2026-11-21', note: 'Call' }, 'Follow-up set for Sat, 21 Nov: Call'],
    [
      'followUp',
      null,
      { on: '2026-11-21', at: '2026-11-21T10:00:00.000Z', note: 'Call' },
      'Follow-up set for Sat, 21 Nov, 3:30 pm: Call',
    ],
    ['followUp', { on: '2026-11-21', note: null }, null, 'Follow-up done'],
    ['followUp', null, null, 'Follow-up changed'],
    ['personalInfo.city', null, null, 'City corrected'],
    ['personalInfo.city', 'Gya', 'Gaya', 'City corrected from “Gya” to “Gaya”'],
    ['personalInfo.city', null, 'Gaya', 'City corrected from “” to “Gaya”'],
    ['details.areaOfField', '1', '2', 'Area of field corrected from “1” to “2”'],
  ])('a change of %s from %p to %p', (path, from, to, text) => {
    expect(changed(path, from, to)).toBe(text);
  });

  it('names the user who lost the lead', () => {
    const taken = (from: string) => lines('lead.unassigned', { changes: { assignedTo: { from, to: null } } });
    expect(taken('x')).toEqual(['Unassigned: Ravi can no longer work on this lead']);
    expect(taken('gone')).toEqual(['Unassigned: the assignee can no longer work on this lead']);
  });

  it('distinguishes a removed follow-up from a completed one', () => {
    const changes = { followUp: { from: { on: '2026-11-21', note: null }, to: null } };
    expect(lines('lead.updated', { changes, followUp: 'removed' })).toEqual(['Follow-up removed']);
  });

  it('has a line for each change, after the line for the merge', () => {
    const changes = { status: { from: 'new', to: 'closed' }, 'personalInfo.city': { from: 'Gya', to: 'Gaya' } };
    expect(lines('lead.merged', { changes })).toEqual([
      'Another lead merged into this one',
      'Status changed from New to Closed',
      'City corrected from “Gya” to “Gaya”',
    ]);
    expect(lines('lead.unmerged', { changes: {} })).toEqual(['Merge undone']);
  });
});
