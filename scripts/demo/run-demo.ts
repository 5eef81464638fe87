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
    throw new OptionError(
      'NODE_ENV is production, where demo users are a security risk. Add --force to load them anyway.',
    );
  }
  const startedAtMs = performance.now();
  const database = await openDemoDatabase(environment);
  try {
    console.log(`Database: ${database.name}`);
    if (options.action === 'remove') {
      const { leads, users } = await removeDemo(database.url);
      console.log(
        leads + users === 0
          ? 'This database has no demo data; nothing was removed.'
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
      `${NUMBERS.format(before)} demo leads (--seed ${set.seed} --until ${until}) are already in the database; nothing was added. ` +
        'Use --leads to add more, or --reset to remove them.',
    );
  } else {
    console.log(
      `Added ${NUMBERS.format(added.leads)} leads, ${NUMBERS.format(added.notes)} notes and ${NUMBERS.format(added.history)} ` +
        `history rows in ${seconds.toFixed(1)} s (${NUMBERS.format(Math.round(added.leads / seconds))} leads/s in total; ` +
        `${NUMBERS.format(Math.round(added.leads / leadSeconds))} leads/s while copying leads).`,
    );
    console.log(`To load the same data again: --leads ${before + added.leads} --seed ${set.seed} --until ${until}`);
  }
  console.log('\nLeads in the database, without suspected spam:');
  for (const { type, count } of await leadCounts(databaseUrl)) {
    console.log(`  ${type.padEnd(24)}${NUMBERS.format(count).padStart(12)}`);
  }
  console.log('\nSign in at /admin/login. These users are for demos only: never load them on a public server.');
  for (const { email, role, isActive } of demoUsers(set)) {
    console.log(`  ${email.padEnd(48)}${role}${isActive ? '' : ', deactivated'}`);
  }
  console.log(
    report.password === undefined
      ? '  Their password was printed when they were created. For a new one, run --reset and load the demo again.'
      : `  Password of all these users (printed only once): ${report.password}`,
  );
  console.log('\nThe phone numbers are random and can belong to real people: do not call them.');
}
