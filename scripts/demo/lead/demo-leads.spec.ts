import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from '../../../src/lead-types/lead-types.js';
import { PERSONAL_FIELDS } from '../../../src/lead-types/personal-fields.js';
import { tooYoung } from '../../../src/modules/intake/domain/form-dates.js';
import { readSubmission } from '../../../src/modules/intake/http/lead-submission.dto.js';
import { parsePhone } from '../../../src/shared/domain/phone.js';
import { DemoLeads } from './demo-lead.js';
import { startOf } from './lead-moments.js';

const SET = { seed: 1, untilMs: Date.parse('2026-04-22T18:30:00Z') };
const COUNT = 6_000;

const leads = new DemoLeads(SET);
const sample = Array.from({ length: COUNT }, (_, index) => leads.lead(index));

function bodyOf({ type, personalInfo, details, source, consent }: (typeof sample)[number]) {
  const { group } = leadTypeDefinition(type);
  return structuredClone({ type, personalInfo, ...(group !== null && { [group]: details }), source, consent });
}

describe('demo leads', () => {
  it('are the same for the same seed and end, in any order', () => {
    const again = new DemoLeads({ ...SET });
    for (const index of [COUNT - 1, 17, 0, 1_234]) {
      expect(again.lead(index)).toEqual(sample[index]);
      expect(again.notes(index)).toEqual(leads.notes(index));
      expect(again.history(index)).toEqual(leads.history(index));
    }
  });

  it('differ for another seed', () => {
    const others = new DemoLeads({ ...SET, seed: 2 });
    const ofFirst = new Set(sample.map(({ id }) => id));
    const shared = Array.from({ length: 500 }, (_, index) => others.lead(index)).filter(({ id }) => ofFirst.has(id));
    expect(shared).toEqual([]);
    expect(others.lead(0).personalInfo).not.toEqual(sample[0]!.personalInfo);
  });

  it('never share an id or a reference', () => {
    expect(new Set(sample.map(({ id }) => id)).size).toBe(COUNT);
    expect(new Set(sample.map(({ reference }) => reference)).size).toBe(COUNT);
  });

  it('all pass the validation of submissions', () => {
    // Checks one in six, because a check takes a thousand times as long as generating the lead.
    for (const lead of sample.filter((_, index) => index % 6 === 0)) {
      const { personalInfo, details, source, consent } = readSubmission(bodyOf(lead));
      expect({ personalInfo, details, source, consent }).toEqual({
        personalInfo: lead.personalInfo,
        details: lead.details,
        source: lead.source,
        consent: lead.consent,
      });
      expect(tooYoung(lead, new Date(lead.createdAtMs))).toBeNull();
    }
  });

  it('have the parsed phone that the server would store', () => {
    const wrong = sample.filter(({ personalInfo: { phone }, phoneE164, phoneSuspect }) => {
      const reading = phone ? parsePhone(phone) : { e164: null, suspect: false };
      return phoneE164 !== reading.e164 || phoneSuspect !== reading.suspect;
    });
    expect(wrong.map(({ personalInfo }) => personalInfo.phone)).toEqual([]);
    const suspect = sample.filter(({ phoneSuspect }) => phoneSuspect).length;
    expect(suspect).toBeGreaterThan(COUNT * 0.005);
    expect(suspect).toBeLessThan(COUNT * 0.04);
  });

  it('use email addresses that reach nobody', () => {
    const reachable = sample.flatMap(({ personalInfo: { email } }) =>
      email && !email.endsWith('.example') ? [email] : [],
    );
    expect(reachable).toEqual([]);
  });

  it.each(LEAD_TYPE_NAMES)('show every field of %s', (type) => {
    const ofType = sample.filter((lead) => lead.type === type);
    const details = new Set(ofType.flatMap((lead) => Object.keys(lead.details)));
    expect([...details].sort()).toEqual(Object.keys(leadTypeDefinition(type).fields).sort());
    for (const required of leadTypeDefinition(type).requiredPersonal) {
      expect(ofType.filter(({ personalInfo }) => personalInfo[required] === undefined)).toEqual([]);
    }
  });

  it('show every personal field, both scripts and Indic digits', () => {
    const personal = new Set(sample.flatMap(({ personalInfo }) => Object.keys(personalInfo)));
    expect([...personal].sort()).toEqual(Object.keys(PERSONAL_FIELDS).sort());
    const names = sample.flatMap(({ personalInfo: { fullName } }) => fullName ?? []);
    expect(names.some((name) => /^[A-Za-z .]+$/.test(name))).toBe(true);
    expect(names.some((name) => /^[ऀ-ॿ .]+$/.test(name))).toBe(true);
    expect(sample.some(({ personalInfo }) => /[०-९]/.test(personalInfo.phone ?? ''))).toBe(true);
  });

  it('are created within the two years, with matching ids', () => {
    const isVersion7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    const wrong = sample.filter(({ id, createdAtMs }) => {
      const isWithin = createdAtMs >= startOf(SET) && createdAtMs < SET.untilMs;
      const named = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
      return !isWithin || !isVersion7.test(id) || named !== createdAtMs;
    });
    expect(wrong.map(({ id, createdAtMs }) => ({ id, createdAtMs }))).toEqual([]);
  });

  it('are mostly new if they are recent and mostly closed if they are old', () => {
    const shareOfNew = (fromDays: number, toDays: number) => {
      const ageDays = (createdAtMs: number) => (SET.untilMs - createdAtMs) / 86_400_000;
      const cohort = sample.filter((lead) => {
        const isCounted = leadTypeDefinition(lead.type).promiseHours !== null && !lead.history.isQuarantined;
        return isCounted && ageDays(lead.createdAtMs) >= fromDays && ageDays(lead.createdAtMs) < toDays;
      });
      return cohort.filter(({ history }) => history.status === 'new').length / cohort.length;
    };
    expect(shareOfNew(0, 2)).toBeGreaterThan(0.6);
    expect(shareOfNew(90, 730)).toBeLessThan(0.1);
  });
});
