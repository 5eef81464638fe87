import { describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { csvColumns } from '../../leads/domain/lead-columns.js';
import { IMPORT_FIELDS, meaningsOf, shapeOf } from './import-fields.js';

const fieldsOf = (...headings: string[]) => meaningsOf(headings).map(({ field }) => field);

describe('a heading', () => {
  it('of an export stands for its column, with labels and with codes', () => {
    for (const style of ['labels', 'codes'] as const) {
      const headings = csvColumns(LEAD_TYPE_NAMES).map(({ header }) => header[style]);
      const codes = csvColumns(LEAD_TYPE_NAMES).map(({ header }) => header.codes);
      const meanings = meaningsOf(headings);
      expect(meanings.map(({ field, isCalculated }, at) => (isCalculated ? codes[at] : field))).toEqual(codes);
    }
  });

  it('of an export of only some types of a group stands for the same field', () => {
    const [column] = csvColumns(['kisan_mandi']).slice(-4);
    expect(column?.header.labels).toBe('Kisan Mandi: Location');
    expect(fieldsOf('Kisan Mandi: Location')).toEqual([column?.header.codes]);
    expect(fieldsOf('Soil Testing: Location')).toEqual([null]);
  });

  it.each([
    ['NAME', 'personalInfo.fullName'],
    ['  Mobile  No. ', 'personalInfo.phone'],
    ['E-mail', 'personalInfo.email'],
    ['Pin_Code', 'personalInfo.pincode'],
    ['किसान का नाम', 'personalInfo.fullName'],
    ['मोबाइल नंबर', 'personalInfo.phone'],
    ['गांव', 'personalInfo.village'],
    ['ज़िला', 'personalInfo.district'],
    ['जिला', 'personalInfo.district'],
    ['Remarks', null],
    ['', null],
  ])('"%s" stands for %s', (heading, field) => {
    expect(fieldsOf(heading)).toEqual([field]);
  });

  it('that is there twice, in any spelling, stands for nothing', () => {
    expect(fieldsOf('Phone', 'City', 'PHONE')).toEqual([null, 'personalInfo.city', null]);
  });

  it('whose field another column has stands for nothing', () => {
    expect(fieldsOf('Phone', 'Mobile')).toEqual(['personalInfo.phone', null]);
  });

  it('of calculated values is not a field', () => {
    expect(meaningsOf(['Promise', 'notes'])).toEqual([
      { field: null, isCalculated: true },
      { field: null, isCalculated: true },
    ]);
  });
});

describe('the fields', () => {
  it('have the id in another system besides those of exports', () => {
    const exported = new Set(csvColumns(LEAD_TYPE_NAMES).map(({ header }) => header.codes));
    expect([...IMPORT_FIELDS.keys()].filter((name) => !exported.has(name))).toEqual(['externalId']);
  });
});

describe('the shape of a file', () => {
  const shape = (...headings: string[]) => shapeOf(headings.map((heading) => ({ heading })));

  it('depends on the headings and their order, not on their spelling', () => {
    expect(shape('Name', 'Phone')).toBe(shape('name ', 'PHONE'));
    expect(shape('Name', 'Phone')).not.toBe(shape('Phone', 'Name'));
  });
});
