/** The alert rules and the runbook that they lead to. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

interface Rule {
  readonly alert: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly action: string; readonly runbook: string };
}

const read = (name: string) => readFileSync(`docs/operations/${name}`, 'utf8');
const { groups } = parse(read('monitoring/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

describe('an alert', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s says what to do and where to read on', (_, rule) => {
    expect(['warning', 'critical']).toContain(rule.labels.severity);
    expect(rule.annotations.summary).toMatch(/\.$/);
    expect(rule.annotations.action).toMatch(/\.$/);
    const [file, place] = rule.annotations.runbook.split('#');
    expect(file).toBe('docs/operations/runbook.md');
    const headings = [...read('runbook.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
      heading.toLowerCase().replaceAll(' ', '-'),
    );
    expect(headings).toContain(place);
  });

  it('has figures that make it fire, for every rule', () => {
    const tests = read('monitoring/alerts.test.yml');
    expect(rules.filter(({ alert }) => !tests.includes(alert))).toEqual([]);
  });
});
