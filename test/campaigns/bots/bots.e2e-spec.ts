/**
 * Sends submissions of bots and of real people, and counts how many of them become suspected spam. `npm test` sends as
 * many as the campaign, with a fixed seed.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Api, startApi } from '../../support/api.js';
import { SEED, TIME_LIMIT_MS } from '../campaign.js';
import { botForms } from './bot-forms.js';
import type { Form } from './draw.js';
import { realFillings } from './real-fillings.js';

const AT_ONCE = 16;
const MAX_UNMARKED_BOTS = 5;

type Outcome = 'unmarked' | 'marked' | 'quarantined';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function outcomesOf(forms: readonly Form[]): Promise<{ form: Form; outcome: Outcome; reasons: string[] }[]> {
  const ids: string[] = [];
  for (let first = 0; first < forms.length; first += AT_ONCE) {
    const answers = await Promise.all(
      forms
        .slice(first, first + AT_ONCE)
        .map(({ body }) => api.raw<{ data: { _id: string } }>('POST', '/api/leads', { body })),
    );
    for (const [index, answer] of answers.entries()) {
      if (answer.status !== 201) throw new Error(`${JSON.stringify(forms[first + index])}: ${answer.text}`);
      ids.push(answer.body.data._id);
    }
  }
  const rows = await api.sql<{ id: string; quarantined: boolean; reasons: string[] | null }>(
    'SELECT id, quarantined_at IS NOT NULL AS quarantined, spam_reasons AS reasons FROM leads WHERE id = ANY($1::uuid[])',
    [ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return forms.map((form, index) => {
    const { quarantined, reasons } = byId.get(ids[index]!)!;
    return { form, outcome: quarantined ? 'quarantined' : reasons ? 'marked' : 'unmarked', reasons: reasons ?? [] };
  });
}

function tableOf(outcomes: readonly { form: Form; outcome: Outcome }[]): string {
  const kinds = [...new Set(outcomes.map(({ form }) => form.kind))];
  const lines = kinds.map((kind) => {
    const count = (outcome: Outcome) =>
      outcomes.filter((one) => one.form.kind === kind && one.outcome === outcome).length;
    return `  ${kind}: ${count('quarantined')} quarantined, ${count('marked')} marked, ${count('unmarked')} unmarked`;
  });
  return `${lines.join('\n')}\n`;
}

it(
  'marks at least 195 of 200 bot submissions',
  async () => {
    const outcomes = await outcomesOf(botForms(200, SEED));
    process.stdout.write(`200 bots (seed ${SEED})\n${tableOf(outcomes)}`);
    const passed = outcomes.filter(({ outcome }) => outcome === 'unmarked');
    expect(passed.length > MAX_UNMARKED_BOTS ? passed.map(({ form }) => form) : []).toEqual([]);
  },
  TIME_LIMIT_MS,
);

it(
  'puts none of 300 real submissions into quarantine and marks only those with one sign of a bot',
  async () => {
    const outcomes = await outcomesOf(realFillings(300, SEED));
    process.stdout.write(`300 people (seed ${SEED})\n${tableOf(outcomes)}`);
    expect(outcomes.filter(({ outcome }) => outcome === 'quarantined')).toEqual([]);
    const harmless = new Set(['hidden_field', 'old_hidden_field', 'too_fast']);
    const accused = outcomes.filter(({ reasons }) => reasons.some((reason) => !harmless.has(reason)));
    expect(accused).toEqual([]);
  },
  TIME_LIMIT_MS,
);
