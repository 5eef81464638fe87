import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { checkPage } from '../../support/page-checks.js';
import { type Site, startSite } from '../../support/site.js';
import { pagesToCheck } from './pages.js';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe.each(['en', 'hi'] as const)('public pages in %s', (language) => {
  it.each(pagesToCheck(language))('%s is whole, fits phone, desk and zoom, and axe finds nothing', (path) =>
    checkPage(site, language, path),
  );
});
