import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { PUBLIC_ROUTES } from '../../frontend/src/content/routes.js';
import { checkPage } from '../support/page-checks.js';
import { type Site, startSite } from '../support/site.js';

let site: Site;

beforeAll(async () => {
  site = await startSite({ LEADS_PER_MINUTE: '0' });
});
afterAll(() => site.close());

describe('every public page in Hindi', () => {
  it.each(PUBLIC_ROUTES.map(({ path }) => path))(
    '%s is whole, fits phone, desk and zoom, and axe finds nothing',
    (path) => checkPage(site, 'hi', path),
  );
});
