import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { failAndRecover } from '../support/form-journey.js';
import { FORM_ROWS } from '../support/form-rows.js';
import { type Site, startSite } from '../support/site.js';
import { StoredLeads } from '../support/stored-leads.js';

let site: Site;
let leads: StoredLeads;

beforeAll(async () => {
  site = await startSite({ LEADS_PER_MINUTE: '0' });
  leads = new StoredLeads(site.databaseUrl);
});
afterAll(async () => {
  await leads.close();
  await site.close();
});

describe.each(FORM_ROWS)('$name', (row) => {
  it('keeps what was typed through every failure', () => failAndRecover({ site, leads, row, language: 'en' }));
});
