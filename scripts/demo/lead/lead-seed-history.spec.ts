import { describe, expect, it } from '@jest/globals';
import { closeReasonsFor } from '../../../src/lead-types/close-reasons.js';
import { type Change, withPersonalChanges } from '../../../src/modules/leads/domain/changed-values.js';
import { kolkataDay } from '../../../src/modules/leads/domain/date-range.js';
import { responsePromiseOf } from '../../../src/modules/leads/domain/lead-progress.js';
import { DemoLeads } from './demo-lead.js';
import { firstResponseMs, lastChange } from './lead-seed-history.js';

const SET = { seed: 7, untilMs: Date.parse('2026-04-22T18:30:00Z') };
const leads = new DemoLeads(SET);
const staff = new Map(leads.users.map((user) => [user.id, user]));
const sample = Array.from({ length: 2_000 }, (_, index) => ({
  lead: leads.lead(index),
  notes: leads.notes(index),
  history: leads.history(index),
}));

describe('the history of a demo lead', () => {
  it('contains all changes from the new lead to its current values', () => {
    for (const { lead, history } of sample) {
      const values: Record<string, unknown> = {
        status: 'new',
        priority: 'medium',
        assignedTo: null,
        closeReason: null,
        followUp: null,
      };
      const [created, ...handled] = history.events;
      expect(created).toMatchObject({ action: 'lead.created', actorId: null, atMs: lead.createdAtMs });
      expect(created?.details['type']).toBe(lead.type);
      let changes = 0;
      for (const event of handled) {
        if (event.action !== 'lead.updated') continue;
        changes++;
        const changed = withPersonalChanges(event.details, event.personal)['changes'] as Record<string, Change>;
        for (const [name, { from, to }] of Object.entries(changed)) {
          expect(values[name]).toEqual(from);
          values[name] = to;
        }
      }
      const { status, priority, assignedTo, closeReason, followUp } = lead.history;
      expect(values).toEqual({ status, priority, assignedTo, closeReason, followUp });
      expect(lastChange(lead.history, lead).version).toBe(changes + 1);
    }
  });

  it('is in order of time, after the creation and before the end of the data', () => {
    for (const { lead, history } of sample) {
      const moments = history.events.map(({ atMs }) => atMs);
      expect(moments).toEqual([...moments].sort((one, other) => one - other));
      expect(moments[0]).toBe(lead.createdAtMs);
      expect(moments.at(-1)).toBeLessThan(SET.untilMs);
      expect(lastChange(lead.history, lead).updatedAtMs).toBeLessThanOrEqual(moments.at(-1) ?? 0);
    }
  });

  it('has an entry for each note, with its author and time', () => {
    for (const { notes, history } of sample) {
      const noted = history.events.filter(({ action }) =>
        ['lead.noted', 'lead.called', 'lead.messaged'].includes(action),
      );
      expect(noted.map(({ atMs, actorId }) => ({ atMs, actorId }))).toEqual(
        notes.map(({ createdAtMs, authorId }) => ({ atMs: createdAtMs, actorId: authorId })),
      );
      expect(noted.map(({ details }) => details['outcome'] ?? null)).toEqual(notes.map(({ call }) => call));
      expect(noted.map(({ details }) => details['channel'])).toEqual(notes.map(({ message }) => message?.channel));
      expect(notes.length).toBeLessThanOrEqual(4);
      for (const { content } of notes) expect(content).not.toMatch(/[{}]/);
    }
    expect(sample.some(({ notes }) => notes.length > 1)).toBe(true);
    expect(sample.some(({ notes }) => notes.some(({ message }) => message !== null))).toBe(true);
  });

  it('assigns leads only to active users with access to their type', () => {
    const assigned = sample.filter(({ lead }) => lead.history.assignedTo !== null);
    expect(assigned.length).toBeGreaterThan(sample.length / 3);
    for (const { lead } of assigned) {
      const assignee = staff.get(lead.history.assignedTo ?? '');
      expect(assignee?.isActive).toBe(true);
      expect(assignee?.leadTypes).toContain(lead.type);
    }
  });

  it('has a response to every lead that is not new: most kept, some missed, some waiting', () => {
    const states = new Map<string, number>();
    for (const { lead, history } of sample) {
      const respondedMs = firstResponseMs(lead.history);
      if (lead.history.status !== 'new') expect(respondedMs).not.toBeNull();
      if (respondedMs !== null) expect(history.events.map(({ atMs }) => atMs)).toContain(respondedMs);
      const firstResponseAt = respondedMs === null ? null : new Date(respondedMs);
      const { dueAt = null, dueSoonAt = null } = lead.due ?? {};
      const { state } = responsePromiseOf({ ...lead, dueAt, dueSoonAt, firstResponseAt }, new Date(SET.untilMs));
      states.set(state, (states.get(state) ?? 0) + 1);
    }
    const share = (state: string) => (states.get(state) ?? 0) / sample.length;
    expect(share('kept')).toBeGreaterThan(0.6);
    expect(share('missed')).toBeGreaterThan(0.05);
    expect(share('overdue')).toBeGreaterThan(0);
    expect(share('overdue')).toBeLessThan(0.03);
    expect(share('none')).toBeGreaterThan(0);
  });

  it('has follow-ups for leads in progress, some of them today', () => {
    const today = kolkataDay(new Date(SET.untilMs));
    const followUps = sample.flatMap(({ lead }) => (lead.history.followUp ? [lead.history] : []));
    expect(followUps.length).toBeGreaterThan(20);
    expect(followUps.some(({ followUp }) => followUp?.on === today)).toBe(true);
    for (const { status } of followUps) expect(['contacted', 'qualified']).toContain(status);
  });

  it('has a time for most follow-ups, and a fitting reason for most closed and rejected leads', () => {
    const followUps = sample.flatMap(({ lead }) => lead.history.followUp ?? []);
    const timed = followUps.flatMap(({ on, at }) => (at === undefined ? [] : [{ on, at }]));
    expect(timed.length).toBeGreaterThan(followUps.length * 0.4);
    for (const { on, at } of timed) expect(kolkataDay(new Date(at))).toBe(on);
    const visits = followUps.filter(({ place }) => place !== undefined);
    expect(visits.length).toBeGreaterThan(3);
    for (const { at } of visits) expect(at).toBeDefined();
    const closed = sample.filter(({ lead }) => ['closed', 'rejected'].includes(lead.history.status));
    const reasons = closed.flatMap(({ lead: { history } }) =>
      history.closeReason ? [{ status: history.status, reason: history.closeReason }] : [],
    );
    expect(reasons.length).toBeGreaterThan(closed.length * 0.6);
    for (const { status, reason } of reasons) expect(closeReasonsFor(status)).toHaveProperty(reason);
  });

  it('has no changes of suspected spam', () => {
    const quarantined = sample.filter(({ lead }) => lead.history.isQuarantined);
    expect(quarantined.length).toBeGreaterThan(0);
    expect(quarantined.length).toBeLessThan(sample.length * 0.05);
    for (const { lead, notes, history } of quarantined) {
      expect(lead.history).toMatchObject({ status: 'new', assignedTo: null });
      expect(notes).toEqual([]);
      expect(history.events.map(({ details }) => details)).toEqual([
        { type: lead.type, quarantined: true, demo: true },
      ]);
    }
  });
});
