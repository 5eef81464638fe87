import { describe, expect, it } from '@jest/globals';
import { PersonSearches } from './person-searches.js';

/** As the database folds case and sounds, as far as these texts need it. */
const forms = (text: string) => {
  const folded = text.toLowerCase();
  return { text: folded, sounds: folded.replaceAll('ee', 'i') };
};
const person = new PersonSearches(
  Object.entries({
    'personalInfo.fullName': ['Meena Kumari Joshi', 'Om Joshi'],
    'personalInfo.email': ['meena.joshi@ex.in', 'meena.new@ex.in'],
    'personalInfo.phone': ['98761 23450'],
    'personalInfo.city': ['Khizarsarai'],
    'personalInfo.state': ['Bihar'],
    'personalInfo.address': ['12 Station Road, near the soil laboratory'],
    'personalInfo.pincode': ['824233'],
    'details.message': ['I want a soil test'],
  }).flatMap(([path, values]) => values.map((value) => ({ path, ...forms(value) }))),
);
const isFor = (search: string) => person.include(forms(search));

describe('a search for one person', () => {
  it.each([
    'Meena Kumari Joshi',
    'meena.joshi@ex.in',
    'meena.new@ex.in',
    '9876123450',
    '+919876123450',
    '98761-23450',
    '098761 23450',
    '0091 (98761) 23450',
    '९८७६१२३४५०',
    '98761',
    'Joshi Meena',
    '"Joshi, Meena"',
    'Kumari  Joshi',
    'Meena',
    'Mina',
    'Meen',
    'Om',
    'Meena  Kumari Joshi',
    'meena.new',
    'meena-joshi',
    'meena.joshi@ex',
    'joshi@ex.in',
    'Meena Khizarsarai',
    'Meena ex.in',
    'Joshi 824233 Bihar',
    '9876123450 824233',
    '12 Station Road',
    'complaint of Meena Kumari Joshi',
    'complaint 98761 23450',
  ])('is "%s"', (search) => {
    expect(isFor(search)).toBe(true);
  });

  it.each([
    'soil',
    'soil test',
    'Bihar',
    'Khizarsarai Bihar',
    'Station Road',
    '824233',
    '234',
    '9876123451',
    '98761 23451',
    'Meena Patel',
    'Meenakshi',
    'Joshipura Meena',
    'ex.in',
    '@ex.in',
    'ramesh.joshi@ex.in',
    'a',
    'o',
    'new',
    '--',
    '',
  ])('is not "%s"', (search) => {
    expect(isFor(search)).toBe(false);
  });

  it('is none where nothing is known of the person', () => {
    expect(new PersonSearches([]).include(forms('Meena Kumari Joshi'))).toBe(false);
  });
});
