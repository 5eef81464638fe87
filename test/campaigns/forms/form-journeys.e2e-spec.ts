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
    it('shows what is missing, then accepts the complete form', () => checkAndSend({ site, leads, row, language }));

    it('waits in the outbox while offline', () => sendOffline({ site, leads, row, language }));
  });
});

describe.each(formsToTry('the partnership application', 'the newsletter'))('$name', (row) => {
  it('keeps the input through every failure', () => failAndRecover({ site, leads, row, language: 'en' }));
});
