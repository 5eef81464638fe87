/** Four kinds of tests in one run: `npm run jest -- --selectProjects unit api component browser`. */
import { CAMPAIGNS, specsOf } from './test/campaigns/campaigns.mjs';

const swc = (module) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: module },
  },
];

const base = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/support/empty-module.ts',
    '\\.svg(\\?no-inline)?$': '<rootDir>/test/support/asset-url.ts',
    '^@lead-types/(.*)$': '<rootDir>/src/lead-types/$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // Jest warns about the JSON imports of its ES modules.
    '^libphonenumber-js/max$': '<rootDir>/node_modules/libphonenumber-js/max/index.cjs',
  },
  transform: { '\\.tsx?$': swc('es6'), 'node_modules/(cookie|content-disposition)/.*\\.js$': swc('commonjs') },
  transformIgnorePatterns: ['/node_modules/(?!(cookie|content-disposition)/)'],
};

/** Global setups run once, and only if a selected project uses them. */
const kinds = {
  api: {
    ...base,
    globalSetup: '<rootDir>/test/support/global-setup.mjs',
    globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
    testEnvironment: '<rootDir>/test/support/server-environment.mjs',
  },
  browser: {
    ...base,
    globalSetup: '<rootDir>/test/support/global-setup-browser.mjs',
    globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
    testEnvironment: '<rootDir>/test/support/server-environment.mjs',
  },
};

/** Specs of the campaigns that `npm test` runs in a short form. */
const shortSpecs = (kind) => CAMPAIGNS.filter(({ needs, inTest }) => inTest && needs === kind).flatMap(specsOf);

const everyDay = [
  { ...base, displayName: 'unit', testEnvironment: 'node', testMatch: ['<rootDir>/{src,scripts}/**/*.spec.ts'] },
  {
    ...base,
    displayName: 'component',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/frontend/src/**/*.test.{ts,tsx}'],
    setupFiles: ['<rootDir>/frontend/component-setup.ts'],
  },
  { ...kinds.api, displayName: 'api', testMatch: ['<rootDir>/test/api/**/*.e2e-spec.ts', ...shortSpecs('api')] },
  {
    ...kinds.browser,
    displayName: 'browser',
    testMatch: ['<rootDir>/test/browser/**/*.e2e-spec.ts', ...shortSpecs('browser')],
  },
];

/** Set by `npm run test:campaigns`. */
const campaign = CAMPAIGNS.find(({ name }) => name === process.env['CAMPAIGN']);

export default {
  // On a busy machine, a finished worker does not end within Jest's default of 500 ms.
  workerGracefulExitTimeout: 10_000,
  testSequencer: '<rootDir>/test/support/slowest-first.mjs',
  // Only for hanging tests. Waits inside tests have their own limits, and a busy machine must not fail a test.
  testTimeout: 300_000,
  projects: campaign
    ? [{ ...kinds[campaign.needs], displayName: campaign.name, testMatch: specsOf(campaign) }]
    : everyDay,
};
