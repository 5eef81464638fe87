import { describe, expect, it } from '@jest/globals';
import { initialsOf } from './initials';

describe('initials', () => {
  it.each([
    ['Anjali Verma', 'AV'],
    ['Rajendra Prasad Singh', 'RS'],
    ['Administrator', 'A'],
    ['  kavitha   reddy ', 'KR'],
    ['सुनीता कुमारी', 'सुकु'],
    ['', ''],
  ])('of "%s" are "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
