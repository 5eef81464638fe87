/** Four kinds of test, one run: `npm run jest -- --selectProjects unit api component browser`. */
const swc = (module) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
    module: { type: module },
  },
];

const base = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.css$': '<rootDir>/test/support/empty-module.ts', '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '\\.tsx?$': swc('es6'), 'node_modules/(cookie|content-disposition)/.*\\.js$': swc('commonjs') },
  transformIgnorePatterns: ['/node_modules/(?!(cookie|content-disposition)/)'],
};

export default {
  testTimeout: 30_000,
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  projects: [
    { ...base, displayName: 'unit', testEnvironment: 'node', testMatch: ['<rootDir>/{src,scripts}/**/*.spec.ts'] },
    {
      ...base,
      displayName: 'component',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/frontend/src/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/test/support/component-setup.ts'],
    },
    { ...base, displayName: 'api', testEnvironment: 'node', testMatch: ['<rootDir>/test/api/**/*.e2e-spec.ts'] },
    {
      ...base,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/browser/**/*.e2e-spec.ts'],
    },
  ],
};
