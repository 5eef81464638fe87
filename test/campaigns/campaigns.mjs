/** The long test runs. `inTest`: `npm test` runs a short form. docs/campaigns.md has the latest results. */
export const CAMPAIGNS = [
  {
    name: 'rights',
    about: 'every kind of caller x every staff call x every lead or user it can name, against the model',
    needs: 'api',
    inTest: true,
    minutes: 15,
  },
  {
    name: 'model',
    about: 'random people with random rights make random calls, against the model (--steps)',
    needs: 'api',
    inTest: true,
    minutes: 30,
  },
  {
    name: 'races',
    about: 'two processes, calls that overtake each other, everybody at once (--rounds)',
    needs: 'api',
    inTest: true,
    minutes: 15,
  },
  {
    name: 'fuzz',
    about: 'requests drawn from openapi.yaml, good and hostile, every answer held against it (--requests)',
    needs: 'api',
    inTest: true,
    minutes: 30,
  },
  {
    name: 'bots',
    about: '200 forms of five kinds of bots and 300 as people send them: how many pass unmarked, who is quarantined',
    needs: 'api',
    inTest: true,
    minutes: 5,
  },
  {
    name: 'assignment',
    about: '10,000 forms at two processes under rules that take turns: shares equal to within one per person',
    needs: 'api',
    inTest: true,
    minutes: 10,
  },
  {
    name: 'upgrade',
    about: 'visitors’ forms while a database of the first schema is upgraded (--leads)',
    needs: 'api',
    inTest: true,
    minutes: 15,
  },
  {
    name: 'monitoring',
    about: 'alert rules, dashboard and metrics by promtool and a Prometheus that watches two servers being killed',
    needs: 'api',
    minutes: 10,
  },
  {
    name: 'rollback',
    about:
      'a server of the schema before the newest, this one, back and forth, while forms and staff’s work go on (--leads)',
    needs: 'api',
    minutes: 15,
  },
  {
    name: 'crashes',
    about: 'server, database, disk and clock are broken while forms, staff’s work and mails go on (--rounds)',
    needs: 'api',
    inTest: true,
    minutes: 90,
  },
  {
    name: 'backups',
    about:
      'the embedded database backed up under load, lost with its disk, moved from earlier majors (--leads, --rounds)',
    needs: 'api',
    specs: ['test/campaigns/backups/embedded-database.e2e-spec.ts'],
    minutes: 60,
  },
  {
    name: 'external-backups',
    about:
      'a PostgreSQL 15 by its own tools: what is lost with its machine, how long until it is back (--leads, --rounds)',
    needs: 'api',
    specs: ['test/campaigns/backups/external-postgres.e2e-spec.ts'],
    minutes: 40,
  },
  {
    name: 'pages',
    about: 'every public page in both languages: whole, four widths, axe at two',
    needs: 'browser',
    inTest: true,
    minutes: 20,
  },
  {
    name: 'forms',
    about: 'every public form in both languages: empty, sent, offline, refused late, a failing server, a lost answer',
    needs: 'browser',
    inTest: true,
    minutes: 20,
  },
  {
    name: 'translation',
    about: 'every public form in both languages, translated by the browser from four moments on',
    needs: 'browser',
    inTest: true,
    minutes: 30,
  },
  {
    name: 'translated-screens',
    about: 'the browser tests of the office and of what pages do, in a browser that translates every page',
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
    about: 'the whole Chromium’s own autofill, with a full address profile, in every public form in both languages',
    needs: 'browser',
    minutes: 15,
  },
  {
    name: 'screens',
    about: 'axe at a phone and a desk wherever the browser tests look at a screen, a dialog or a state of one',
    needs: 'browser',
    specs: ['test/browser/**/*.e2e-spec.ts'],
    minutes: 20,
  },
  {
    name: 'rolling',
    about: 'two servers behind HAProxy restarted in turn under forms and live streams (--rounds)',
    needs: 'api',
    minutes: 20,
  },
  {
    name: 'pgbouncer',
    about: 'a server that finds PgBouncer, in each of its modes, says in one line what it needs',
    needs: 'api',
    minutes: 5,
  },
  {
    name: 'failover',
    about: 'forms and staff work while the primary of a Patroni cluster is killed (--rounds)',
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
      'docker/ in a container engine of its own: started, upgraded, its database killed, dumped and restored; needs root on Debian',
    needs: 'api',
    minutes: 30,
  },
];

/** @returns jest's patterns for the specs of a campaign */
export function specsOf({ name, specs }) {
  return (specs ?? [`test/campaigns/${name}/**/*.e2e-spec.ts`]).map((pattern) => `<rootDir>/${pattern}`);
}
