/** Four kinds of test, one run: `npm run jest -- --selectProjects unit api component browser`. */
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
    '\\.generated/pictures\\.json$': '<rootDir>/test/support/empty-module.ts',
    '^@lead-types/(.*)$': '<rootDir>/src/lead-types/$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // Its ES modules import JSON in a way that Jest warns of at each file.
    '^libphonenumber-js/max$': '<rootDir>/node_modules/libphonenumber-js/max/index.cjs',
  },
  transform: { '\\.tsx?$': swc('es6'), 'node_modules/(cookie|content-disposition)/.*\\.js$': swc('commonjs') },
  transformIgnorePatterns: ['/node_modules/(?!(cookie|content-disposition)/)'],
};

/** Runs once, and only when a project that has it is among those selected. */
const withPostgres = {
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};

export default {
  // A machine that does much else at the same time is slow, not wrong.
  testTimeout: 300_000,
  projects: [
    { ...base, displayName: 'unit', testEnvironment: 'node', testMatch: ['<rootDir>/{src,scripts}/**/*.spec.ts'] },
    {
      ...base,
      displayName: 'component',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/frontend/src/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/frontend/component-setup.ts'],
    },
    {
      ...base,
      ...withPostgres,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/api/**/*.e2e-spec.ts'],
    },
    {
      ...base,
      ...withPostgres,
      globalSetup: '<rootDir>/test/support/global-setup-browser.mjs',
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/browser/**/*.e2e-spec.ts'],
    },
  ],
};
