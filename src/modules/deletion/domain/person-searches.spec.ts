import { describe, expect, it } from '@jest/globals';
import { searchesNaming } from './person-searches.js';

/** Imitates the database's case folding and sound forms for the texts below. */
const compared = (text: string) => {
  const folded = text.toLowerCase();
  return { text: folded, sounds: folded.replaceAll('ee', 'i') };
};
const PERSON = ['Meena Kumari Joshi', 'Om Joshi', 'meena.joshi@ex.in', 'old.mail-7@ex.in', '98761 23450'].map(compared);
const namesPerson = searchesNaming(PERSON);

describe('a search', () => {
  it.each([
    'Meena Kumari Joshi',
    'meena.joshi@ex.in',
    'old.mail-7@ex.in',
    '9876123450',
    '+919876123450',
    '98761-23450',
    '0091 (98761) 23450',
    '९८७६१२३४५०',
    '98761',
    'Joshi Meena',
    '"Joshi, Meena"',
    'Kumari  Joshi',
    'Mina',
    'Meen',
    'Om',
    'meena-joshi',
    'meena.joshi@ex',
    'Joshi 824233 Bihar',
    'complaint of Meena',
    '9876123450 824233',
    'complaint 98761 23450',
    'Meena Patel',
  ])('for "%s" may name the person', (search) => {
    expect(namesPerson(compared(search))).toBe(true);
  });

  it.each([
    'soil test',
    'Bihar',
    '12 Station Road',
    '824233',
    '234',
    '9876123451',
    'Meenakshi',
    'Joshipura',
    'ex.in',
    '@ex.in',
    'ramesh@ex.in',
    'm',
    'joe',
    '--',
    '',
  ])('for "%s" does not name the person', (search) => {
    expect(namesPerson(compared(search))).toBe(false);
  });

  it('names nobody if no values are known', () => {
    expect(searchesNaming([])(compared('Meena Kumari Joshi'))).toBe(false);
  });
});
