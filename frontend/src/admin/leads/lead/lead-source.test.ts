import { expect, it } from '@jest/globals';
import { sourceLine } from './lead-source';

it('shows the source of a lead that was added by hand in words', () => {
  expect(sourceLine('channel', 'staff')).toMatchObject({ label: 'Added', text: 'By hand' });
  expect(sourceLine('how', 'walk_in')).toMatchObject({ label: 'Source', text: 'Walk-in' });
  expect(sourceLine('language', 'hi').text).toBe('Hindi');
});

it('shows unknown names and values unchanged', () => {
  expect(sourceLine('how', 'fax').text).toBe('fax');
  expect(sourceLine('booth', '12')).toMatchObject({ label: 'booth', text: '12' });
});
