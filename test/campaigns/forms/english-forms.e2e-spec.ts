import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { checkAndSend, sendOffline } from '../../support/form-journey.js';
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

describe.each(formsToTry('the franchise quote'))('$name', (row) => {
  it('says what is missing, then takes it all in', () => checkAndSend({ site, leads, row, language: 'en' }));

  it('waits on the device while the network is gone', () => sendOffline({ site, leads, row, language: 'en' }));
});
