/** The long test runs. If `inTest` is set, `npm test` runs a short form. docs/campaigns.md has the latest results. */
export const CAMPAIGNS = [
  {
    name: 'rights',
    about: 'every kind of caller x every staff call x every kind of lead or user, compared with the model',
    needs: 'api',
    inTest: true,
    minutes: 15,
  },
  {
    name: 'model',
    about: 'random calls of random users with random permissions, compared with the model (--steps)',
    needs: 'api',
    inTest: true,
    minutes: 30,
  },
  {
    name: 'races',
    about: 'concurrent calls and permission changes on two processes (--rounds)',
    needs: 'api',
    inTest: true,
    minutes: 15,
  },
  {
    name: 'fuzz',
    about: 'valid and hostile requests generated from openapi.yaml; checks every response (--requests)',
    needs: 'api',
    inTest: true,
    minutes: 30,
  },
  {
    name: 'copies',
    about: 'the documented program copies leads while they and its rights change, three seeds (--steps)',
    needs: 'api',
    inTest: true,
    minutes: 30,
  },
  {
    name: 'webhooks',
    about: 'two servers are killed while a receiver fails, hangs and disconnects (--leads, --rounds)',
    needs: 'api',
    inTest: true,
    minutes: 30,
  },
  {
    name: 'imports',
    about:
      'two servers are killed while a file is imported, edited, imported again and undone (--rows, --rounds, --editor)',
    needs: 'api',
    inTest: true,
    minutes: 60,
  },
  {
    name: 'bots',
    about: '200 bot submissions and 300 real ones: bots that pass unmarked, people in quarantine',
    needs: 'api',
    inTest: true,
    minutes: 5,
  },
  {
    name: 'assignment',
    about: '10,000 submissions to two processes under rotation rules: shares differ by at most one',
    needs: 'api',
    inTest: true,
    minutes: 10,
  },
  {
    name: 'upgrade',
    about: 'submissions while a database of the first schema is upgraded (--leads)',
    needs: 'api',
    inTest: true,
    minutes: 15,
  },
  {
    name: 'monitoring',
    about: 'alert rules, dashboard and metrics with promtool, and with Prometheus while servers are killed',
    needs: 'api',
    minutes: 10,
  },
  {
    name: 'rollback',
    about: 'rollback to the previous schema and upgrade again, during submissions and staff work (--leads)',
    needs: 'api',
    minutes: 15,
  },
  {
    name: 'crashes',
    about: 'failures of server, database, disk and clock during submissions, staff work and emails (--rounds)',
    needs: 'api',
    inTest: true,
    minutes: 90,
  },
  {
    name: 'backups',
    about: 'embedded database: backup under load, lost disk, restore, upgrade from older majors (--leads, --rounds)',
    needs: 'api',
    specs: ['test/campaigns/backups/embedded-database.e2e-spec.ts'],
    minutes: 60,
  },
  {
    name: 'external-backups',
    about: 'external PostgreSQL 15: data loss and recovery time after the loss of its machine (--leads, --rounds)',
    needs: 'api',
    specs: ['test/campaigns/backups/external-postgres.e2e-spec.ts'],
    minutes: 40,
  },
  {
    name: 'pages',
    about: 'every public page in both languages: content, fit at four widths, axe at two',
    needs: 'browser',
    inTest: true,
    minutes: 20,
  },
  {
    name: 'forms',
    about: 'every public form in both languages: empty, sent, offline, refused later, server errors, lost response',
    needs: 'browser',
    inTest: true,
    minutes: 20,
  },
  {
    name: 'translation',
    about: 'every public form in both languages, with a browser translation that starts at four moments',
    needs: 'browser',
    inTest: true,
    minutes: 30,
  },
  {
    name: 'translated-screens',
    about: 'the browser tests of the office and of interactive pages, with translation of every page',
    needs: 'browser',
    specs: [
      'test/browser/{admin-[^aw]*,dialogs,duplicates,franchise-pages,journey,layout,live-updates,reports,share-out}.e2e-spec.ts',
      'test/browser/admin-a{dministrator,gent}.e2e-spec.ts',
      'test/campaigns/translated-screens/*.e2e-spec.ts',
    ],
    minutes: 40,
  },
  {
    name: 'autofill',
    about: 'the autofill of full Chromium, with a complete address profile, in every public form in both languages',
    needs: 'browser',
    minutes: 15,
  },
  {
    name: 'screens',
    about: 'axe at phone and desktop size on every screen and dialog of the browser tests',
    needs: 'browser',
    specs: ['test/browser/**/*.e2e-spec.ts'],
    minutes: 20,
  },
  {
    name: 'rolling',
    about: 'alternate restarts of two servers behind HAProxy, during submissions and live streams (--rounds)',
    needs: 'api',
    minutes: 20,
  },
  {
    name: 'pgbouncer',
    about: 'a server connected to PgBouncer, in each of its modes, reports in one line what it needs',
    needs: 'api',
    minutes: 5,
  },
  {
    name: 'failover',
    about: 'submissions and staff work while the primary of a Patroni cluster is killed (--rounds)',
    needs: 'api',
    minutes: 45,
  },
  {
    name: 'development',
    about: 'the development server shows every kind of page without an error or a warning',
    needs: 'browser',
    minutes: 10,
  },
  {
    name: 'containers',
    about:
      'docker/ in its own container engine: start, upgrade, killed database, dump and restore; needs root on Debian',
    needs: 'api',
    minutes: 30,
  },
];

/** Returns the patterns with which Jest finds the specs of a campaign. */
export function specsOf({ name, specs }) {
  return (specs ?? [`test/campaigns/${name}/**/*.e2e-spec.ts`]).map((pattern) => `<rootDir>/${pattern}`);
}
