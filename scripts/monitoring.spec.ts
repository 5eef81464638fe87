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

describe('alerts', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s has instructions and a link to the runbook',
    (_, rule) => {
      expect(['warning', 'critical']).toContain(rule.labels.severity);
      expect(rule.annotations.summary).toMatch(/\.$/);
      expect(rule.annotations.action).toMatch(/\.$/);
      const [file, place] = rule.annotations.runbook.split('#');
      expect(file).toBe('docs/operations/runbook.md');
      const headings = [...read('runbook.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
        heading.toLowerCase().replaceAll(' ', '-'),
      );
      expect(headings).toContain(place);
    },
  );

  it('all have test data that make them fire', () => {
    const tests = read('monitoring/alerts.test.yml');
    expect(rules.filter(({ alert }) => !tests.includes(alert))).toEqual([]);
  });
});
