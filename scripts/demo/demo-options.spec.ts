import { describe, expect, it } from '@jest/globals';
import { OptionError, parseDemoOptions } from './demo-options.js';

describe('parseDemoOptions', () => {
  it('defaults to 2,000 leads', () => {
    expect(parseDemoOptions([])).toEqual({ action: 'load', leads: 2_000, force: false });
  });

  it('reads a day as its end in India, and a time as it is', () => {
    const untilMs = (text: string) => {
      const options = parseDemoOptions(['--until', text]);
      return options.action === 'load' ? options.untilMs : undefined;
    };
    expect(untilMs('2026-04-22')).toBe(Date.parse('2026-04-22T18:30:00Z'));
    expect(untilMs('2026-04-22T10:00:00+05:30')).toBe(Date.parse('2026-04-22T04:30:00Z'));
  });

  it('reads the other options', () => {
    expect(parseDemoOptions(['--leads', '1000000', '--seed', '5', '--force'])).toMatchObject({
      leads: 1_000_000,
      seed: 5,
      force: true,
    });
    expect(parseDemoOptions(['--reset'])).toEqual({ action: 'remove', force: false });
    expect(parseDemoOptions(['--help'])).toEqual({ action: 'help' });
  });

  it.each([
    [['--leads', '0']],
    [['--leads', '2e3']],
    [['--leads', 'many']],
    [['--seed', '-1']],
    [['--until', '22-04-2026']],
    [['--until', '2026-02-30']],
    [['--until', '2026-04-22T10:00']],
    [['--reset', '--leads', '5']],
    [['--lead', '5']],
    [['5']],
  ])('refuses %j', (args) => {
    expect(() => parseDemoOptions(args)).toThrow(OptionError);
  });
});
