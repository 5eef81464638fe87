import { describe, expect, it } from '@jest/globals';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { searchCondition } from './lead-search.js';

/** The texts that a search looks for, without those that it looks for by sound. */
function soughtBy(search: string): unknown[] {
  const parameters = new SqlParameters();
  const condition = searchCondition(search, parameters, null);
  return parameters.values.filter((_, index) =>
    condition.includes(`texts LIKE lead_search_pattern($${index + 1}::text)`),
  );
}

describe('a search', () => {
  it.each<[string, string, string[]]>([
    ['is for every word', 'Asha  Devi', ['Asha', 'Devi']],
    ['is for words that a comma or a bracket parts', 'Devi,Asha (Gaya)', ['Devi', 'Asha', 'Gaya']],
    ['leaves out what stands around a word in a sentence', '"Asha Devi".', ['Asha', 'Devi']],
    ['leaves the signs of LIKE to the database', '50%_\\', ['50%_\\']],
    ['keeps a word without letters and digits', '- Asha', ['-', 'Asha']],
    ['keeps a mail as it is', '<asha@example.com>', ['<asha@example.com>']],
    ['keeps a slash between short words, and parts long ones', '7/A Ganga/Kumar', ['7/A', 'Ganga', 'Kumar']],
    ['is for the digits too where a word is written like a phone', '98765-43210', ['98765-43210', '9876543210']],
    ['is for one number where several are', '+91 (98765) 43210', ['+91', '98765', '43210', '9876543210']],
    ['is for a number without the 0 of India', '098110 01100', ['098110', '01100', '9811001100']],
    ['is for a number without 0091', '00919811001100', ['00919811001100', '9811001100']],
    ['is for a number with code and 0', '+9109811001100', ['+9109811001100', '9811001100']],
    ['is for a number with the code twice', '+91 91 98110 01100', ['+91', '91', '98110', '01100', '9811001100']],
    ['is for each of two numbers', '9811001100/9811001101', ['9811001100', '9811001101', '98110011009811001101']],
    ['is for the number behind a label', 'Mobile no.: 9811001100', ['9811001100']],
    ['is for the number of a link', 'https://wa.me/919811001100', ['919811001100', '9811001100']],
    ['is for Hindi digits as 0 to 9', '९८७६५', ['98765']],
    ['is once where the digits are the text', '98765', ['98765']],
    ['is not for fewer than three digits', '9-8', ['9-8']],
    ['is for the zeros too where hardly anything follows them', '00-1', ['00-1', '001']],
    ['is for zeros alone', '00 00', ['00', '00', '0000']],
    ['is not for the digits of an address', 'Ward B12-3456', ['Ward', 'B12-3456']],
    ['is for a reference with O and I', '7ZK4MOQXJI', ['7ZK4MOQXJI', '#7zk4m0qxj1']],
    ['is for a reference with a blank', '7ZK4M 0QXJD', ['7ZK4M', '0QXJD', '#7zk4m0qxjd']],
    ['is for a reference with another dash', '7ZK4M–0QXJD.', ['7ZK4M-0QXJD', '#7zk4m0qxjd']],
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
  ])('%s is looked for by sound and by its key: %s', (search, ways) => {
    expect(searchCondition(search, new SqlParameters(), null).match(/s\.sounds LIKE/g)?.length ?? 0).toBe(ways);
  });
});
