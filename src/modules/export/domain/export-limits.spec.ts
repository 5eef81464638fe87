import { describe, expect, it } from '@jest/globals';
import { ExportSlots, exportsBusy, MAX_EXPORTS, MAX_EXPORTS_OF_USER, ownExportsRunning } from './export-limits.js';

describe('concurrent exports', () => {
  it('are limited for each user until one of them ends', () => {
    const slots = new ExportSlots();
    const [free] = Array.from({ length: MAX_EXPORTS_OF_USER }, () => slots.take('ravi'));
    expect(() => slots.take('ravi')).toThrow(ownExportsRunning().message);
    slots.take('meena');
    free?.();
    free?.();
    slots.take('ravi');
    expect(() => slots.take('ravi')).toThrow(ownExportsRunning().message);
  });

  it('are limited for all users together', () => {
    const slots = new ExportSlots();
    for (let user = 0; user < MAX_EXPORTS; user += 1) slots.take(`user ${user}`);
    expect(() => slots.take('one more')).toThrow(exportsBusy().message);
  });
});
