import { describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { PERSONAL_COLUMNS } from '../../../lead-types/personal-fields.js';
import { csvColumns } from './lead-columns.js';

const headersOf = (types: readonly LeadType[]) => csvColumns(types).map(({ header }) => header.labels);
const COMMON = headersOf([]);

describe('the columns of an exported file', () => {
  it('begin with the common columns, whose order never changes because spreadsheets rely on it', () => {
    const known = [
      'Reference',
      'Type',
      'Status',
      'Priority',
      'Full name',
      'Email',
      'Phone',
      'City',
      'State',
      'Address',
      'PIN code',
      'Age',
      'Assigned to',
      'Created (IST)',
      'Updated (IST)',
      'Page',
      'Language',
      'utm_source',
      'utm_medium',
      'utm_campaign',
    ];
    expect(COMMON.slice(0, known.length)).toEqual(known);
    expect(COMMON.slice(-7)).toEqual([
      "Assignee's id",
      'Village',
      'Block',
      'District',
      'Follow-up place',
      'External ids',
      'Version',
    ]);
    expect(COMMON).toEqual(expect.arrayContaining(PERSONAL_COLUMNS.map(({ label }) => label)));
  });

  it('continue with the fields of the types in the file', () => {
    expect(headersOf(['contact'])).toEqual([...COMMON, 'Contact: Message']);
  });

  it('are only the common ones for a type without its own fields', () => {
    expect(headersOf(['newsletter'])).toEqual(COMMON);
  });

  it('are shared by types of one group, and named after the types in the file', () => {
    expect(headersOf(['kisan_mandi', 'kisan_canteen']).slice(COMMON.length)).toEqual([
      'Kisan Canteen / Kisan Mandi: Location',
      'Kisan Canteen / Kisan Mandi: Investment',
      'Kisan Canteen / Kisan Mandi: Experience',
      'Kisan Canteen / Kisan Mandi: Message',
    ]);
    expect(headersOf(['kisan_mandi'])).toContain('Kisan Mandi: Location');
  });

  it('follow the order of the registry, not the order of the argument', () => {
    expect(headersOf([...LEAD_TYPE_NAMES].reverse())).toEqual(headersOf(LEAD_TYPE_NAMES));
  });

  it('have unique names, both as labels and as codes', () => {
    const columns = csvColumns(LEAD_TYPE_NAMES);
    expect(new Set(columns.map(({ header }) => header.labels)).size).toBe(columns.length);
    expect(new Set(columns.map(({ header }) => header.codes)).size).toBe(columns.length);
  });

  it.each(LEAD_TYPE_NAMES)('include every field of %s, as a list if it has several values', (type) => {
    const own = csvColumns([type]).slice(COMMON.length);
    const { label, fields, group } = leadTypeDefinition(type);
    expect(own).toMatchObject(
      Object.entries(fields).map(([field, definition]) => ({
        header: { labels: `${label}: ${definition.label}`, codes: `${group}.${field}` },
        value: { field, of: [type], isList: definition.kind === 'choices' },
      })),
    );
  });

  it('have the labels of options whose label is not the stored value', () => {
    const soil = csvColumns(['soil_testing']).find(({ header }) => header.codes === 'soilTestingInfo.typeOfSoil');
    expect(soil?.value).toMatchObject({ labels: { clay: 'Clay', unknown: 'Not Sure' } });
  });
});
