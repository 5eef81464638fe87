import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { validate } from '../../../shared/http/validate.js';
import { aLead } from '../domain/lead.fixture.js';
import { BulkUpdateDto, bulkChanges } from './bulk-leads.dto.js';
import { leadChanges, UpdateLeadDto } from './change-lead.dto.js';

const ID = '01960000-0000-7000-8000-000000000001';
const LEAD = aLead({
  personalInfo: { fullName: 'Asha', email: 'asha@example.in', city: 'Gaya' },
  details: { message: 'Please call.' },
});

const changesOf = (body: object, lead = LEAD) => leadChanges(lead, validate(UpdateLeadDto, body));
const refusal = (field: string, code: string) =>
  expect.objectContaining({ code: 'invalid_input', errors: [expect.objectContaining({ field, code })] });

describe('a change of a lead', () => {
  it.each<[string, object, object]>([
    ['of nothing', {}, {}],
    ['of its status', { status: 'contacted' }, { status: 'contacted' }],
    ['of its priority', { priority: 'high' }, { priority: 'high' }],
    ['of its assignee', { assignedTo: ID }, { assignedTo: ID, inPool: false }],
    ['that unassigns', { assignedTo: null }, { assignedTo: null, inPool: false }],
    ['to the pool', { inPool: true }, { assignedTo: null, inPool: true }],
    ['out of the pool', { inPool: false }, { inPool: false }],
    ['that unassigns with an empty text, as forms send it', { assignedTo: '' }, { assignedTo: null, inPool: false }],
    [
      'of one personal value, which keeps the others',
      { personalInfo: { city: 'Patna' } },
      { personalInfo: { fullName: 'Asha', email: 'asha@example.in', city: 'Patna' } },
    ],
    [
      'that removes a value',
      { personalInfo: { city: '' } },
      { personalInfo: { fullName: 'Asha', email: 'asha@example.in' } },
    ],
    ['of a detail', { contactForm: { message: ' Not now. ' } }, { details: { message: 'Not now.' } }],
  ])('%s', (_, body, changes) => {
    expect(changesOf(body)).toEqual(changes);
  });

  it.each<[string, object, string, string]>([
    ['that removes a value its type requires', { personalInfo: { email: '' } }, 'personalInfo.email', 'required'],
    ['to an invalid email', { personalInfo: { email: 'asha' } }, 'personalInfo.email', 'invalid_email'],
    ['of a detail that its type requires', { contactForm: { message: '' } }, 'contactForm.message', 'required'],
    [
      'of a detail that its type does not have',
      { contactForm: { location: 'x' } },
      'contactForm.location',
      'unknown_key',
    ],
    ['of another type’s details', { franchiseInfo: { location: 'Gaya' } }, 'franchiseInfo', 'unknown_key'],
    ['to an assignee that is not an id', { assignedTo: 'me' }, 'assignedTo', 'invalid'],
    ['to a user and the pool', { assignedTo: ID, inPool: true }, 'inPool', 'invalid'],
    ['to an unknown status', { status: 'done' }, 'status', 'invalid_choice'],
    ['of a value that cannot be changed', { reference: 'x' }, 'reference', 'unknown_key'],
  ])('cannot be one %s', (_, body, field, code) => {
    expect(() => changesOf(body)).toThrow(refusal(field, code));
  });

  it('cannot contain details if its type has none', () => {
    const newsletter = aLead({ type: 'newsletter', personalInfo: { email: 'asha@example.in' } });
    expect(() => changesOf({ contactForm: { message: 'x' } }, newsletter)).toThrow(
      refusal('contactForm', 'unknown_key'),
    );
    expect(changesOf({ personalInfo: { fullName: 'Asha' } }, newsletter)).toEqual({
      personalInfo: { email: 'asha@example.in', fullName: 'Asha' },
    });
  });
});

describe('a correction of a lead that is older than a rule of its type', () => {
  /** Stored before `email` and `message` were required. Its phone number and age are invalid by now. */
  const OLD = aLead({ personalInfo: { fullName: 'Asha', phone: '12', age: 130 }, details: { earlier: 'kept' } });

  it('is checked only for the values it changes', () => {
    expect(changesOf({ personalInfo: { city: 'Gaya' } }, OLD)).toEqual({
      personalInfo: { fullName: 'Asha', phone: '12', age: 130, city: 'Gaya' },
    });
    expect(changesOf({ personalInfo: { fullName: 'Asha', phone: '12', email: '' } }, OLD)).toEqual({
      personalInfo: OLD.personalInfo,
    });
    expect(changesOf({ contactForm: { message: 'Please call.' } }, OLD)).toEqual({
      details: { earlier: 'kept', message: 'Please call.' },
    });
  });

  it.each<[string, object, string, string]>([
    ['removes a value its type requires', { personalInfo: { fullName: '' } }, 'personalInfo.fullName', 'required'],
    [
      'replaces an invalid value with another one',
      { personalInfo: { phone: '13' } },
      'personalInfo.phone',
      'invalid_phone',
    ],
    ['names an unknown field', { personalInfo: { shoeSize: '' } }, 'personalInfo.shoeSize', 'unknown_key'],
  ])('is refused if it %s', (_, body, field, code) => {
    expect(() => changesOf(body, OLD)).toThrow(refusal(field, code));
  });
});

describe('a bulk change', () => {
  const bulkOf = (updates: unknown) => bulkChanges(validate(BulkUpdateDto, { leadIds: [ID], updates }));

  it.each<[object, object?]>([
    [{ status: 'closed' }],
    [{ priority: 'low' }],
    [{ assignedTo: null }, { assignedTo: null, inPool: false }],
    [{ inPool: true }, { assignedTo: null, inPool: true }],
    [
      { status: 'closed', priority: 'low', assignedTo: ID },
      { status: 'closed', priority: 'low', assignedTo: ID, inPool: false },
    ],
  ])('%p', (updates, changes = updates) => {
    expect(bulkOf(updates)).toEqual(changes);
  });

  it.each<[string, unknown, string, string]>([
    ['of nothing', {}, 'updates', 'required'],
    ['without updates', undefined, 'updates', 'required'],
    ['of personal values', { personalInfo: { city: 'Gaya' } }, 'updates.personalInfo', 'unknown_key'],
  ])('cannot be one %s', (_, updates, field, code) => {
    expect(() => bulkOf(updates)).toThrow(refusal(field, code));
  });

  it('contains 1 to 1,000 ids', () => {
    const named = (count: number) =>
      validate(BulkUpdateDto, { leadIds: Array(count).fill(ID), updates: { status: 'new' } });
    expect(named(1_000).leadIds).toHaveLength(1_000);
    expect(() => named(1_001)).toThrow(refusal('leadIds', 'invalid'));
    expect(() => named(0)).toThrow(refusal('leadIds', 'invalid'));
  });
});
