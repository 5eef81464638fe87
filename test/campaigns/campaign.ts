/** Whether `npm run test:campaigns` is running. In `npm test` the same specs try a sample. */
export const isCampaign = process.env['CAMPAIGN'] !== undefined;

/** Random seed. Fixed in `npm test` to make failures repeatable; different in each campaign. */
export const SEED = Number(process.env['CAMPAIGN_SEED'] ?? 20_261_121);

/** Whether the server reads from a streaming replica. Some campaigns support this (`--replica`). */
export const hasReplica = process.env['CAMPAIGN_REPLICA'] !== undefined;

/** How the campaign of imports edits a file: with code, or through LibreOffice (`--editor libreoffice`). */
export const EDITOR = process.env['CAMPAIGN_EDITOR'] === 'libreoffice' ? 'libreoffice' : 'code';

const MINUTES = Number(process.env['CAMPAIGN_MINUTES'] ?? 5);
/** Time limit of one test in a campaign. */
export const TIME_LIMIT_MS = MINUTES * 60_000;
const startedMs = Date.now();

/** The number of steps: from the command line (`--steps 5000`), else the default of `npm test` or of the campaign. */
export function amount(
  name: 'steps' | 'requests' | 'rounds' | 'leads' | 'rows',
  sizes: { inTest: number; inCampaign: number },
): number {
  const given = process.env[`CAMPAIGN_${name.toUpperCase()}`];
  if (given !== undefined) return Number(given);
  return isCampaign ? sizes.inCampaign : sizes.inTest;
}

/** Whether a long run should stop here, to leave time for its report. */
export function isTimeUp(): boolean {
  return Date.now() - startedMs > TIME_LIMIT_MS * 0.8;
}
