/** Starts the built product on a database with demo data. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from '../scripts/build.mjs';
import '../scripts/dev/run-typescript.mjs';
import { call } from './calls.mjs';
import { ADMIN, startServer } from './server.mjs';

const DEMO_PASSWORD = 'Mitti-Beej-Fasal-26';

/**
 * Loads the demo into `dataDir` if necessary, and restarts the server, so that the first migration does not distort the
 * start time and memory.
 * @returns the server, the superuser's database URL, and a function that signs in a demo user by the first part of the
 *   email address, or the administrator if there is no argument
 */
export async function startLoadedServer(leads, dataDir, env = {}) {
  await loadDemo(leads, dataDir);
  const server = await startServer({ DATA_DIR: dataDir, ...env });
  const databaseUrl = await superuserUrl(dataDir);
  await removeFormLeads(databaseUrl);
  return { server, databaseUrl, signIn: (name) => signIn(server, name) };
}

export async function loadDemo(leads, dataDir) {
  const server = await startServer({ DATA_DIR: dataDir });
  execFileSync(process.execPath, ['scripts/demo.mjs', '--leads', String(leads), '--password', DEMO_PASSWORD], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await server.close();
}

/**
 * Deletes the leads that forms.mjs created and their waiting emails, so the next run finds only the demo. Rebuilds the
 * counts, because they do not include the leads of the baseline, whose session runs no triggers.
 */
export async function removeFormLeads(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    BEGIN;
    LOCK TABLE leads IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM leads WHERE email LIKE 'sunita%@bench.example';
    DELETE FROM lead_counts;
    INSERT INTO lead_counts (type, status, assigned_to, quarantined, in_pool, suspected, without_next_step, leads)
    SELECT type, status, assigned_to, quarantined_at IS NOT NULL OR merged_into IS NOT NULL, in_pool,
           quarantined_at IS NOT NULL AND merged_into IS NULL,
           status IN ('new', 'contacted', 'qualified') AND first_response_at IS NOT NULL AND follow_up_on IS NULL
             AND erased_at IS NULL, count(*)
    FROM leads GROUP BY 1, 2, 3, 4, 5, 6, 7;
    COMMIT`);
  await client.query('VACUUM (ANALYZE) leads, lead_search, lead_counts');
  await client.end();
}

export async function demoMember(name) {
  const { DEMO_MAIL_DOMAIN } = await import('../scripts/demo/demo-staff.ts');
  return { email: `${name}@${DEMO_MAIL_DOMAIN}`, password: DEMO_PASSWORD };
}

async function signIn(server, name) {
  const body = name === undefined ? ADMIN : await demoMember(name);
  const { text } = await call(`${server.url}/api/auth/login`, { method: 'POST', body });
  return JSON.parse(text).token;
}

/** The baseline skips triggers, which only a superuser can do. */
async function superuserUrl(dataDir) {
  const password = (await readFile(join(dataDir, 'postgres-superuser-password'), 'utf8')).trim();
  const port = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/kisan_canteen`;
}
