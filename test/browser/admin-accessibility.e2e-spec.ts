import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ADMIN } from '../support/admin.js';
import { axeViolations, overflow } from '../support/page-checks.js';
import { type Site, startSite, visit } from '../support/site.js';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const NAME = 'सुनीता देवी Ramprasad@Krishnamoorthy_Venkatasubramanian';

const STANDS_OUT = `(() => {
  const dialog = document.querySelector('dialog[open]');
  const rightEdge = (element) => element.getBoundingClientRect().right;
  return Math.max(...[...dialog.querySelectorAll('.lead-profile *')].map(rightEdge)) - rightEdge(dialog);
})()`;

describe('the back office', () => {
  it.each([360, 1280])('has no axe violations at %i px, in the sign-in, the list and a lead', async (width) => {
    const { context, page, pageErrors } = await visit(site, { width, height: 800 });
    await page.request.post('/api/leads', {
      data: {
        type: 'contact',
        personalInfo: { fullName: NAME, email: 'sunita@example.com', phone: '98765 43210' },
        contactForm: { message: 'नमस्ते' },
      },
    });
    await page.goto('/admin');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password').fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/dashboard');
    await page.getByText('सुनीता देवी').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.locator('[data-lead-name]', { hasText: 'सुनीता देवी' }).first().click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Lead Information' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate<number>(STANDS_OUT)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
