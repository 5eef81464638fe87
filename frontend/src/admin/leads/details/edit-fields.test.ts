import { describe, expect, it } from '@jest/globals';
import type { LeadDetail } from '../lead/lead';
import { type EditValues, editBody, editFields, editValues, formatEdit, mergeEdit } from './edit-fields';

const FIELDS = editFields({ type: 'sarthi' });
const LEAD = {
  type: 'sarthi',
  personalInfo: { fullName: 'Balasaheb Shinde', phone: '98765 43210' },
  sarthiInfo: { age: 31 },
} as unknown as LeadDetail;

function valuesWith(changes: EditValues): EditValues {
  return { ...editValues(LEAD, FIELDS), ...changes };
}

describe('the fields that can be corrected', () => {
  it('are the personal fields and all fields of the type', () => {
    const paths = FIELDS.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['personalInfo.fullName', 'personalInfo.phone']));
    expect(paths.some((path) => !path.startsWith('personalInfo.'))).toBe(true);
    expect(editFields({ type: 'contact' }).every(({ label }) => label.length > 0)).toBe(true);
  });
});

describe('the change that is sent', () => {
  it('contains only changed values, trimmed', () => {
    const before = valuesWith({});
    const now = { ...before, 'personalInfo.fullName': '  Bala Shinde ' };
    expect(editBody(FIELDS, before, now)).toEqual({ personalInfo: { fullName: 'Bala Shinde' } });
    expect(editBody(FIELDS, before, before)).toEqual({});
    expect(editBody(FIELDS, before, { ...before, 'personalInfo.phone': ' 98765 43210 ' })).toEqual({});
  });

  it('sends several choices as a list, and none as an empty list', () => {
    const choices = [{ path: 'bdoInfo.languages', label: 'Languages', kind: 'choices' as const, options: [] }];
    const change = (before: string, now: string) =>
      editBody(choices, { 'bdoInfo.languages': before }, { 'bdoInfo.languages': now });
    expect(change('', 'hindi\nenglish')).toEqual({ bdoInfo: { languages: ['hindi', 'english'] } });
    expect(change('hindi', '')).toEqual({ bdoInfo: { languages: [] } });
  });

  it('sends an age as a number, and invalid input as typed, so that the server reports it', () => {
    const age = [{ path: 'personalInfo.age', label: 'Age', kind: 'age' as const, options: [] }];
    const change = (now: string) => editBody(age, { 'personalInfo.age': '31' }, { 'personalInfo.age': now });
    expect(change('32')).toEqual({ personalInfo: { age: 32 } });
    expect(change('')).toEqual({ personalInfo: { age: null } });
    expect(change('thirty')).toEqual({ personalInfo: { age: 'thirty' } });
  });
});

describe('a change by a colleague under the open form', () => {
  const before = valuesWith({});

  it('is applied if only the colleague changed the field', () => {
    const mine = { ...before, 'personalInfo.fullName': 'Bala Shinde' };
    const theirs = { ...before, 'personalInfo.phone': '91234 56789' };
    const { values, conflicts } = mergeEdit(FIELDS, before, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(values['personalInfo.fullName']).toBe('Bala Shinde');
    expect(values['personalInfo.phone']).toBe('91234 56789');
  });

  it('is a conflict if both changed the field differently, and keeps the typed value', () => {
    const mine = { ...before, 'personalInfo.fullName': 'Bala Shinde' };
    const theirs = { ...before, 'personalInfo.fullName': 'B. Shinde' };
    const { values, conflicts } = mergeEdit(FIELDS, before, mine, theirs);
    expect(conflicts.map(({ field, ...sides }) => ({ path: field.path, ...sides }))).toEqual([
      { path: 'personalInfo.fullName', mine: 'Bala Shinde', theirs: 'B. Shinde' },
    ]);
    expect(values['personalInfo.fullName']).toBe('Bala Shinde');
  });

  it('is no conflict if both entered the same value', () => {
    const both = { ...before, 'personalInfo.fullName': 'Bala Shinde' };
    expect(mergeEdit(FIELDS, before, both, both).conflicts).toEqual([]);
  });
});

describe('a value in words', () => {
  it('shows the labels of choices, and says if it is empty', () => {
    const field = {
      path: 'x.y',
      label: 'Y',
      kind: 'choices' as const,
      options: [
        { value: 'a', label: 'First' },
        { value: 'b', label: 'Second' },
      ],
    };
    expect(formatEdit(field, 'a\nb')).toBe('First, Second');
    expect(formatEdit(field, '')).toBe('Empty');
  });
});
