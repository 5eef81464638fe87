/** `npm run demo`: reads the options, fills or empties the database and says what it did. */

import { readEnv } from '../../src/config/env.js';
import { StartError } from '../../src/config/errors.js';
import { openDemoDatabase } from './demo-database.js';
import { DEMO_HELP, type DemoOptions, OptionError, parseDemoOptions } from './demo-options.js';
import { demoUsers } from './demo-staff.js';
import { DemoConflict } from './demo-target.js';
import { ensureFirstAdministrator } from './first-administrator.js';
import { leadCounts } from './lead-counts.js';
import { type DemoReport, loadDemo, removeDemo, requireDemoDatabase } from './load-demo.js';

const NUMBERS = new Intl.NumberFormat('en-IN');

/** Runs the demo and answers the exit code of the process. */
export async function runDemo(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  try {
    const options = parseDemoOptions(args);
    if (options.action === 'help') {
      console.log(DEMO_HELP);
      return 0;
    }
    return await withDatabase(options, environment);
  } catch (error) {
    const isExpected = error instanceof OptionError || error instanceof StartError || error instanceof DemoConflict;
    console.error(isExpected ? error.message : error);
    return 1;
  }
}

async function withDatabase(
  options: Exclude<DemoOptions, { action: 'help' }>,
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  if (environment['NODE_ENV'] === 'production' && options.action === 'load' && !options.force) {
    throw new OptionError('NODE_ENV is production: demo users do not belong there. Add --force if you mean it.');
  }
  const startedAtMs = performance.now();
  const database = await openDemoDatabase(environment);
  try {
    console.log(`Demo on ${database.name}`);
    if (options.action === 'remove') {
      const { leads, users } = await removeDemo(database.url);
      console.log(
        leads + users === 0
          ? 'There is no demo in this database; nothing was removed.'
          : `Removed ${NUMBERS.format(leads)} demo leads and ${users} demo users. The audit trail stays.`,
      );
      return 0;
    }
    await requireDemoDatabase(database.url);
    const administrator = await ensureFirstAdministrator(database.url, readEnv(environment));
    if (administrator?.passwordPath !== undefined) {
      console.log(
        `First administrator: ${administrator.email}   password (change it at the first sign-in) in ${administrator.passwordPath}`,
      );
    }
    const report = await loadDemo(database.url, options);
    await printReport(database.url, report, (performance.now() - startedAtMs) / 1000);
    return 0;
  } finally {
    await database.close();
  }
}

async function printReport(databaseUrl: string, report: DemoReport, seconds: number): Promise<void> {
  const { set, before, added, leadSeconds } = report;
  const until = new Date(set.untilMs).toISOString();
  if (added.leads === 0) {
    console.log(
      `${NUMBERS.format(before)} demo leads (--seed ${set.seed} --until ${until}) are already there; nothing was added. ` +
        'Ask for more with --leads, or remove them with --reset.',
    );
  } else {
    console.log(
      `Added ${NUMBERS.format(added.leads)} leads, ${NUMBERS.format(added.notes)} notes and ${NUMBERS.format(added.history)} ` +
        `history rows in ${seconds.toFixed(1)} s (${NUMBERS.format(Math.round(added.leads / seconds))} leads/s in all; ` +
        `${NUMBERS.format(Math.round(added.leads / leadSeconds))} leads/s while copying the leads themselves).`,
    );
    console.log(`The same data again: --leads ${before + added.leads} --seed ${set.seed} --until ${until}`);
  }
  console.log('\nLeads in the database, suspected spam not counted:');
  for (const { type, count } of await leadCounts(databaseUrl)) {
    console.log(`  ${type.padEnd(24)}${NUMBERS.format(count).padStart(12)}`);
  }
  console.log('\nSign in at /admin/login (made-up people, for demos only; never on a server the public can reach):');
  for (const { email, role, isActive } of demoUsers(set)) {
    console.log(`  ${email.padEnd(48)}${role}${isActive ? '' : ', deactivated'}`);
  }
  console.log(
    report.password === undefined
      ? '  Their password was printed when they were added; --reset and a new demo bring another.'
      : `  Password of all of them (printed only this once): ${report.password}`,
  );
  console.log('\nThe phone numbers are drawn at random and may belong to somebody: do not call them.');
}
