import { describe, expect, it } from '@jest/globals';
import { DemoLeads } from './demo-lead.js';
import { lastChange } from './lead-story.js';

const SET = { seed: 7, untilMs: Date.parse('2026-04-22T18:30:00Z') };
const leads = new DemoLeads(SET);
const staff = new Map(leads.users.map((user) => [user.id, user]));
const sample = Array.from({ length: 3_000 }, (_, index) => ({
  lead: leads.lead(index),
  notes: leads.notes(index),
  history: leads.history(index),
}));

describe('the story of a demo lead', () => {
  it('is told by its history: the changes lead from a new lead to the lead as it is', () => {
    for (const { lead, history } of sample) {
      const values: Record<string, unknown> = { status: 'new', priority: 'medium', assignedTo: null };
      const [created, ...handled] = history.events;
      expect(created).toMatchObject({ action: 'lead.created', actorId: null, atMs: lead.createdAtMs });
      expect(created?.details['type']).toBe(lead.type);
      let changes = 0;
      for (const event of handled) {
        if (event.action !== 'lead.updated') continue;
        changes++;
        const changed = event.details['changes'] as Record<string, { from: unknown; to: unknown }>;
        for (const [name, { from, to }] of Object.entries(changed)) {
          expect(values[name]).toEqual(from);
          values[name] = to;
        }
      }
      const { status, priority, assignedTo } = lead.story;
      expect(values).toEqual({ status, priority, assignedTo });
      expect(lastChange(lead.story, lead).version).toBe(changes + 1);
    }
  });

  it('goes forward in time, after the lead came in and before the data ends', () => {
    for (const { lead, history } of sample) {
      const moments = history.events.map(({ atMs }) => atMs);
      expect(moments).toEqual([...moments].sort((one, other) => one - other));
      expect(moments[0]).toBe(lead.createdAtMs);
      expect(moments.at(-1)).toBeLessThan(SET.untilMs);
      expect(lastChange(lead.story, lead).updatedAtMs).toBeLessThanOrEqual(moments.at(-1) ?? 0);
    }
  });

  it('has a history line for each note, by its author and at its time', () => {
    for (const { notes, history } of sample) {
      const noted = history.events.filter(({ action }) => action === 'lead.noted');
      expect(noted.map(({ atMs, actorId }) => ({ atMs, actorId }))).toEqual(
        notes.map(({ createdAtMs, authorId }) => ({ atMs: createdAtMs, actorId: authorId })),
      );
      expect(notes.length).toBeLessThanOrEqual(4);
      for (const { content } of notes) expect(content).not.toMatch(/[{}]/);
    }
    expect(sample.some(({ notes }) => notes.length > 1)).toBe(true);
  });

  it('gives leads only to active staff who may see their type', () => {
    const assigned = sample.filter(({ lead }) => lead.story.assignedTo !== null);
    expect(assigned.length).toBeGreaterThan(sample.length / 3);
    for (const { lead } of assigned) {
      const assignee = staff.get(lead.story.assignedTo ?? '');
      expect(assignee?.isActive).toBe(true);
      expect(assignee?.leadTypes).toContain(lead.type);
    }
  });

  it('leaves suspected spam alone', () => {
    const quarantined = sample.filter(({ lead }) => lead.story.isQuarantined);
    expect(quarantined.length).toBeGreaterThan(0);
    expect(quarantined.length).toBeLessThan(sample.length * 0.05);
    for (const { lead, notes, history } of quarantined) {
      expect(lead.story).toMatchObject({ status: 'new', assignedTo: null });
      expect(notes).toEqual([]);
      expect(history.events.map(({ details }) => details)).toEqual([
        { type: lead.type, quarantined: true, demo: true },
      ]);
    }
  });
});
