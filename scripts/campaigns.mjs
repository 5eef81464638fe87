/**
 * `npm run test:campaigns [name ...] [-- --seed N --steps N --requests N --rounds N --leads N --rows N --minutes N
 * --replica --editor libreoffice]`: runs the named long tests, or all of them, one after the other. `--list` lists
 * them. Each test has a time limit. The seed is printed first; it is random unless it is set.
 */
import { randomInt } from 'node:crypto';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CAMPAIGNS } from '../test/campaigns/campaigns.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, requireNode } from './install.mjs';

const AMOUNTS = ['seed', 'steps', 'requests', 'rounds', 'leads', 'rows', 'minutes'];
const EDITORS = ['code', 'libreoffice'];
const MARGIN_MINUTES = 5;

requireNode();
chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values, positionals } = argumentsGiven();

if (values.list) {
  for (const { name, minutes, about } of CAMPAIGNS) console.log(`${name.padEnd(12)} ${about}; at most ${minutes} min`);
} else {
  await ensureInstalled();
  process.env['CHROMIUM_PATH'] = await ensureChromium();
  const chosen = positionals.length > 0 ? positionals.map(campaignOf) : CAMPAIGNS;
  const lines = [];
  for (const campaign of chosen) lines.push(await runCampaign(campaign));
  console.log(`\n${lines.map(({ text }) => text).join('\n')}`);
  process.exitCode = lines.every(({ isGreen }) => isGreen) ? 0 : 1;
}

function argumentsGiven() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        list: { type: 'boolean' },
        replica: { type: 'boolean' },
        editor: { type: 'string' },
        ...Object.fromEntries(AMOUNTS.map((name) => [name, { type: 'string' }])),
      },
    });
  } catch (error) {
    return fail(error.message);
  }
}

function campaignOf(name) {
  const found = CAMPAIGNS.find((campaign) => campaign.name === name);
  return (
    found ?? fail(`Unknown campaign "${name}". Campaigns: ${CAMPAIGNS.map((campaign) => campaign.name).join(', ')}.`)
  );
}

function fail(message) {
  console.error(message);
  process.exit(2);
}

async function runCampaign(campaign) {
  const { runJest } = await import('./run-jest.mjs');
  const given = { seed: randomInt(1, 2 ** 31), minutes: campaign.minutes, ...values };
  const env = { CAMPAIGN: campaign.name, ...(values.replica && { CAMPAIGN_REPLICA: 'yes' }) };
  if (values.editor !== undefined) {
    if (!EDITORS.includes(values.editor)) fail(`--editor must be one of ${EDITORS.join(', ')}.`);
    env.CAMPAIGN_EDITOR = values.editor;
  }
  for (const name of AMOUNTS) {
    if (given[name] === undefined) continue;
    if (!/^[1-9]\d*$/.test(String(given[name]))) fail(`--${name} must be a whole number, not "${given[name]}".`);
    env[`CAMPAIGN_${name.toUpperCase()}`] = String(given[name]);
  }
  console.log(`\n== ${campaign.name}: ${campaign.about}; seed ${given.seed}, at most ${given.minutes} min`);
  const startedMs = Date.now();
  const { passed, failed } = await runJest([], { env, timeoutMs: (Number(given.minutes) + MARGIN_MINUTES) * 60_000 });
  const minutes = ((Date.now() - startedMs) / 60_000).toFixed(1);
  return {
    isGreen: failed === 0,
    text: `${campaign.name}: ${passed} passed, ${failed} failed, ${minutes} min, seed ${given.seed}`,
  };
}
