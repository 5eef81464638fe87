import { describe, expect, it } from '@jest/globals';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { searchCondition } from './lead-search.js';

/** Returns the texts that a search matches literally, without those that it matches by sound. */
function soughtBy(search: string): unknown[] {
  const parameters = new SqlParameters();
  const condition = searchCondition(search, parameters, null);
  return parameters.values.filter((_, index) =>
    condition.includes(`texts LIKE lead_search_pattern($${index + 1}::text)`),
  );
}

describe('a search', () => {
  it.each<[string, string, string[]]>([
    ['looks for every word', 'Asha  Devi', ['Asha', 'Devi']],
    ['splits words at a comma or a bracket', 'Devi,Asha (Gaya)', ['Devi', 'Asha', 'Gaya']],
    ['ignores punctuation around a word', '"Asha Devi".', ['Asha', 'Devi']],
    ['leaves the wildcards of LIKE to the database', '50%_\\', ['50%_\\']],
    ['keeps a word without letters and digits', '- Asha', ['-', 'Asha']],
    ['keeps an email whole', '<asha@example.com>', ['<asha@example.com>']],
    ['keeps a slash between short words, and splits long ones', '7/A Ganga/Kumar', ['7/A', 'Ganga', 'Kumar']],
    [
      'also looks for the digits of a word that looks like a phone number',
      '98765-43210',
      ['98765-43210', '9876543210'],
    ],
    ['joins several words into one number', '+91 (98765) 43210', ['+91', '98765', '43210', '9876543210']],
    ['drops the leading 0 of Indian numbers', '098110 01100', ['098110', '01100', '9811001100']],
    ['drops 0091', '00919811001100', ['00919811001100', '9811001100']],
    ['drops the country code and 0', '+9109811001100', ['+9109811001100', '9811001100']],
    ['drops a repeated country code', '+91 91 98110 01100', ['+91', '91', '98110', '01100', '9811001100']],
    ['looks for each of two numbers', '9811001100/9811001101', ['9811001100', '9811001101', '98110011009811001101']],
    ['looks for the number after a label', 'Mobile no.: 9811001100', ['9811001100']],
    ['looks for the number in a link', 'https://wa.me/919811001100', ['919811001100', '9811001100']],
    ['reads Hindi digits as 0 to 9', '९८७६५', ['98765']],
    ['looks only once if the text is all digits', '98765', ['98765']],
    ['ignores fewer than three digits', '9-8', ['9-8']],
    ['keeps the zeros if fewer than three digits follow', '00-1', ['00-1', '001']],
    ['keeps zeros alone', '00 00', ['00', '00', '0000']],
    ['ignores the digits of an address', 'Ward B12-3456', ['Ward', 'B12-3456']],
    ['reads O as 0 and I as 1 in a reference', '7ZK4MOQXJI', ['7ZK4MOQXJI', '#7zk4m0qxj1']],
    ['joins a reference typed with a space', '7ZK4M 0QXJD', ['7ZK4M', '0QXJD', '#7zk4m0qxjd']],
    ['accepts another dash in a reference', '7ZK4M–0QXJD.', ['7ZK4M-0QXJD', '#7zk4m0qxjd']],
  ])('%s', (_, search, values) => {
    expect(soughtBy(search)).toEqual(values);
  });

  it.each([
    ['Sushila', 2],
    ['सुशीला', 2],
    ['Om-Prakash', 2],
    ['Om Prakash', 5],
    ['Sunita Tripathi', 4],
    ['गुड़ी', 3],
    ['asha@example.com', 0],
    ['Ward-7', 0],
    ['98765', 0],
  ])('%s: number of sound conditions is %s', (search, ways) => {
    expect(searchCondition(search, new SqlParameters(), null).match(/s\.sounds LIKE/g)?.length ?? 0).toBe(ways);
  });
});
