import { describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from './lead-types.js';
import { placeOf, withCorrectedPlaces, withPlacesOf } from './places.js';

describe('the place of a lead', () => {
  it.each([
    [{ village: 'Kurkihar', city: 'Gaya', district: 'Gaya', state: 'Bihar' }, 'Kurkihar, Bihar'],
    [{ city: 'Gaya', district: 'Nawada', state: null }, 'Gaya'],
    [{ village: null, district: 'Nawada', state: 'Bihar' }, 'Nawada, Bihar'],
    [{ state: 'Bihar' }, 'Bihar'],
    [{}, ''],
  ])('of %p is "%s"', (places, expected) => {
    expect(placeOf(places)).toBe(expected);
  });
});

describe('a place that a type asks for', () => {
  const filled = (preferredDistrict: unknown, personalInfo: object = {}) =>
    withPlacesOf({ district: 'preferredDistrict' }, personalInfo, { preferredDistrict });

  it.each([
    ['Gaya', 'Gaya'],
    [' Gaya , Bihar', 'Gaya'],
    ['गया, बिहार', 'गया'],
  ])('is the answer up to the first comma: %s', (answer, district) => {
    expect(filled(answer)).toEqual({ district });
  });

  it.each([[', Bihar'], [''], [undefined], [['Gaya']]])('stays empty for %p', (answer) => {
    expect(filled(answer)).toEqual({});
  });

  it('does not replace a place that the person gave', () => {
    expect(filled('Gaya', { city: 'Patna', district: 'Nawada' })).toEqual({ city: 'Patna', district: 'Nawada' });
  });

  it('is removed with the answer, but not if it was given by itself', () => {
    const corrected = (district: string) => {
      const personalInfo = { fullName: 'Asha', district };
      return withCorrectedPlaces(
        { district: 'preferredDistrict' },
        { personalInfo, details: { preferredDistrict: 'Gaya' } },
        { personalInfo, details: {} },
      );
    };
    expect(corrected('Gaya')).toEqual({ fullName: 'Asha' });
    expect(corrected('Nawada')).toEqual({ fullName: 'Asha', district: 'Nawada' });
  });

  it('is a text field of the type', () => {
    for (const type of LEAD_TYPE_NAMES) {
      const { placeFields = {}, fields } = leadTypeDefinition(type);
      for (const name of Object.values(placeFields))
        expect([type, name, fields[name]?.kind]).toEqual([type, name, 'line']);
    }
  });
});
