import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { checkAndSend, failAndRecover, sendOffline } from '../../support/form-journey.js';
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

describe.each([
  { language: 'en', inTest: 'the franchise quote' },
  { language: 'hi', inTest: 'the message' },
] as const)('in $language', ({ language, inTest }) => {
  describe.each(formsToTry(inTest))('$name', (row) => {
    it('says what is missing, then takes it all in', () => checkAndSend({ site, leads, row, language }));

    it('waits on the device while the network is gone', () => sendOffline({ site, leads, row, language }));
  });
});

describe.each(formsToTry('the partnership application', 'the newsletter'))('$name', (row) => {
  it('keeps what was typed through every failure', () => failAndRecover({ site, leads, row, language: 'en' }));
});
