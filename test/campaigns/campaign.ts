/** Whether this is `npm run test:campaigns`, which tries everything; in `npm test` the same specs try a sample. */
export const isCampaign = process.env['CAMPAIGN'] !== undefined;

/** What is drawn from: the same in every `npm test`, so that a red run is red again; another one in each campaign. */
export const SEED = Number(process.env['CAMPAIGN_SEED'] ?? 20_261_121);

/** Whether what only looks is read from a streaming replica, in the campaigns that can (`--replica`). */
export const hasReplica = process.env['CAMPAIGN_REPLICA'] !== undefined;

const MINUTES = Number(process.env['CAMPAIGN_MINUTES'] ?? 5);
/** How long one test of a campaign may take. */
export const TIME_LIMIT_MS = MINUTES * 60_000;
const startedMs = Date.now();

/** How many are tried: what the command line says (`--steps 5000`), else what suits `npm test` or a campaign. */
export function amount(
  name: 'steps' | 'requests' | 'rounds' | 'leads',
  sizes: { inTest: number; inCampaign: number },
): number {
  const given = process.env[`CAMPAIGN_${name.toUpperCase()}`];
  if (given !== undefined) return Number(given);
  return isCampaign ? sizes.inCampaign : sizes.inTest;
}

/** Whether a run of many steps should end here, in time to report what it found. */
export function isTimeUp(): boolean {
  return Date.now() - startedMs > TIME_LIMIT_MS * 0.8;
}
