import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { failAndRecover } from '../../support/form-journey.js';
import { type Site, startSite } from '../../support/site.js';
import { StoredLeads } from '../../support/stored-leads.js';
import { formsToTry } from './forms.js';

let site: Site;
let leads: StoredLeads;

beforeAll(async () => {
  site = await startSite();
  leads = new StoredLeads(site.databaseUrl);
});
afterAll(async () => {
  await leads.close();
  await site.close();
});

describe.each(formsToTry('the partnership application'))('$name', (row) => {
  it('keeps what was typed through every failure', () => failAndRecover({ site, leads, row, language: 'en' }));
});
