import type { Page } from 'playwright-core';
import { chunkOf } from './chunks.js';
import { waitFor } from './wait-for.js';

export type SiteLanguage = 'en' | 'hi';

/** The messages of a public form on success and on errors. */
interface FormSentences {
  readonly submitting: string;
  readonly success: string;
  readonly failure: string;
  /** The message above the list of errors when all fields are empty. */
  readonly incomplete: string;
}

/** A public form: its page, its lead type and its messages. */
export interface FormRow {
  readonly name: string;
  readonly path: string;
  readonly within: string;
  /** Whether the form is in a dialog that a button on the page opens. */
  readonly inDialog?: true;
  /** Whether the form disappears from its page after the submission. */
  readonly leaves?: true;
  readonly type: string;
  readonly purposes?: readonly string[];
  readonly en: FormSentences;
  readonly hi: FormSentences;
}

const FAILURE = {
  en: 'There was an error submitting your form. Please check your information and try again.',
  hi: 'फ़ॉर्म भेजने में दिक़्क़त हुई। अपनी जानकारी देख लीजिए और फिर से भेजिए।',
};
const NOT_SUBMITTED = 'Submission Failed! Please check your information and try again.';

const strip = (path: string, type: string): FormRow => ({
  name: `the short form at the end of ${path}`,
  path,
  within: '#enquire',
  type,
  en: {
    submitting: 'SUBMITTING...',
    success: 'Lead Submitted Successfully! Our team will contact you within 24 hours.',
    failure: NOT_SUBMITTED,
    incomplete: 'Please fill in all fields.',
  },
  hi: {
    submitting: 'भेज रहे हैं...',
    success: 'आपकी जानकारी पहुँच गई! हमारी टीम 24 घंटे के अंदर आपसे बात करेगी।',
    failure: 'जानकारी नहीं जा पाई! एक बार देख लीजिए और फिर से भेजिए।',
    incomplete: 'सभी जानकारी भरिए।',
  },
});

export const FORM_ROWS: readonly FormRow[] = [
  {
    name: 'the message',
    path: '/contact-us',
    within: '#write',
    type: 'contact',
    en: {
      submitting: 'Sending...',
      success: 'Thank you for contacting us! We will get back to you soon.',
      failure: FAILURE.en,
      incomplete: '3 things need correcting',
    },
    hi: {
      submitting: 'भेज रहे हैं...',
      success: 'हमसे बात करने के लिए धन्यवाद! हम जल्द ही आपसे संपर्क करेंगे।',
      failure: FAILURE.hi,
      incomplete: '3 जगह सुधार करना है',
    },
  },
  {
    name: 'the franchise inquiry',
    path: '/contact-us?form=franchise',
    within: '#write',
    leaves: true,
    type: 'franchise',
    en: {
      submitting: 'Submitting...',
      success: 'Thank you for your franchise inquiry! Our team will review your information and contact you shortly.',
      failure: FAILURE.en,
      incomplete: '8 things need correcting',
    },
    hi: {
      submitting: 'भेज रहे हैं...',
      success: 'फ्रेंचाइज़ी के बारे में पूछने के लिए धन्यवाद! हमारी टीम आपकी जानकारी देखकर जल्द ही आपसे संपर्क करेगी।',
      failure: FAILURE.hi,
      incomplete: '8 जगह सुधार करना है',
    },
  },
  {
    name: 'the franchise quote',
    path: '/kisan-canteen',
    within: '#quote',
    type: 'kisan_canteen',
    en: {
      submitting: 'SUBMITTING...',
      success: 'Franchise Inquiry Submitted! Our team will contact you within 24 hours.',
      failure: NOT_SUBMITTED,
      incomplete: 'Please fill in all required fields (Name, Phone, Email).',
    },
    hi: {
      submitting: 'भेज रहे हैं...',
      success: 'फ्रेंचाइज़ी की पूछताछ पहुँच गई! हमारी टीम 24 घंटे के अंदर आपसे बात करेगी।',
      failure: 'पूछताछ नहीं जा पाई! अपनी जानकारी देख लीजिए और फिर से भेजिए।',
      incomplete: 'जो ज़रूरी है, वह सब भरिए (नाम, फ़ोन, ईमेल)।',
    },
  },
  strip('/kisan-canteen', 'kisan_canteen_enquiry'),
  strip('/kisan-mandi', 'kisan_mandi'),
  strip('/kisan-sarthi', 'sarthi'),
  strip('/solution', 'quick_contact'),
  {
    name: 'the newsletter',
    path: '/kisan-ki-baat',
    within: '#newsletter',
    type: 'newsletter',
    purposes: ['newsletter'],
    en: {
      submitting: 'Subscribing...',
      success:
        'Thank you for subscribing to our newsletter! You will receive updates about our latest content and announcements.',
      failure: FAILURE.en,
      incomplete: 'Please enter a valid email address.',
    },
    hi: {
      submitting: 'जोड़ रहे हैं...',
      success: 'न्यूज़लेटर से जुड़ने के लिए धन्यवाद! हमारी नई बातें और घोषणाएँ आपको ईमेल पर मिलती रहेंगी।',
      failure: FAILURE.hi,
      incomplete: 'सही ईमेल पता लिखिए।',
    },
  },
  {
    name: 'the Kisan Sarthi application',
    path: '/kisan-sarthi',
    within: '#apply',
    type: 'sarthi',
    en: {
      submitting: 'Submitting Application...',
      success:
        'Kisan Sarthi Application Submitted! Our team will review your application and contact you within 48 hours.',
      failure: 'Application Failed! Please check your information and try again.',
      incomplete: 'Please fill in all required fields (Full Name, Phone, Email).',
    },
    hi: {
      submitting: 'आवेदन भेज रहे हैं...',
      success: 'किसान सारथी का आवेदन पहुँच गया! हमारी टीम आवेदन देखकर 48 घंटे के अंदर आपसे बात करेगी।',
      failure: 'आवेदन नहीं जा पाया! अपनी जानकारी देख लीजिए और फिर से भेजिए।',
      incomplete: 'जो ज़रूरी है, वह सब भरिए (पूरा नाम, फ़ोन, ईमेल)।',
    },
  },
  {
    name: 'the DDO application',
    path: '/career/ddo-application',
    within: '#apply',
    type: 'ddo_application',
    en: {
      submitting: 'Submitting Application...',
      success: 'Thank you for your DDO application! Our team will review your information and contact you shortly.',
      failure: FAILURE.en,
      incomplete: '15 things need correcting',
    },
    hi: {
      submitting: 'आवेदन भेज रहे हैं...',
      success: 'DDO के आवेदन के लिए धन्यवाद! हमारी टीम आपकी जानकारी देखकर जल्द ही आपसे संपर्क करेगी।',
      failure: FAILURE.hi,
      incomplete: '15 जगह सुधार करना है',
    },
  },
  {
    name: 'the BDO application',
    path: '/career/bdo-application',
    within: '#apply',
    type: 'bdo_application',
    en: {
      submitting: 'Submitting Application...',
      success: 'Thank you for your BDO application! Our team will review your information and contact you shortly.',
      failure: FAILURE.en,
      incomplete: '21 things need correcting',
    },
    hi: {
      submitting: 'आवेदन भेज रहे हैं...',
      success: 'BDO के आवेदन के लिए धन्यवाद! हमारी टीम आपकी जानकारी देखकर जल्द ही आपसे संपर्क करेगी।',
      failure: FAILURE.hi,
      incomplete: '21 जगह सुधार करना है',
    },
  },
  {
    name: 'the soil-test request',
    path: '/services/soil-testing',
    within: 'dialog[open]',
    inDialog: true,
    leaves: true,
    type: 'soil_testing',
    en: {
      submitting: 'Submitting...',
      success: 'Soil Test Request Submitted! Our team will contact you within 24 hours to schedule your soil testing.',
      failure: NOT_SUBMITTED,
      incomplete: 'Please fill in all required fields (Name, Phone, Address, Area of Field, Total Area of Field).',
    },
    hi: {
      submitting: 'भेज रहे हैं...',
      success: 'मिट्टी की जाँच की बात हम तक पहुँच गई! दिन तय करने के लिए हमारी टीम 24 घंटे में आपसे बात करेगी।',
      failure: 'फ़ॉर्म नहीं जा पाया! अपनी जानकारी देख लीजिए और फिर से भेजिए।',
      incomplete: 'ये सब भरना ज़रूरी है: नाम, फ़ोन, पता, इस खेत का रक़बा, कुल रक़बा।',
    },
  },
  {
    name: 'the partnership application',
    path: '/our-future',
    within: 'dialog[open]',
    inDialog: true,
    leaves: true,
    type: 'partner',
    en: {
      submitting: 'Submitting Application...',
      success:
        'Partnership Application Submitted! Our team will review your proposal and get back to you within 48 hours.',
      failure: NOT_SUBMITTED,
      incomplete:
        'Please fill in all required fields: Full Name, Email, Phone, Entity Type, Innovation Area, Product Description, Farmer Benefits, Previous Experience',
    },
    hi: {
      submitting: 'फ़ॉर्म भेज रहे हैं...',
      success: 'साझेदारी का फ़ॉर्म मिल गया! हमारी टीम आपकी बात देखकर 48 घंटे में जवाब देगी।',
      failure: 'फ़ॉर्म नहीं जा पाया! अपनी जानकारी देख लीजिए और फिर से भेजिए।',
      incomplete: 'ये भरना ज़रूरी है: ',
    },
  },
];

interface Control {
  readonly name: string;
  readonly tagName: string;
  readonly type: string;
  readonly inputMode: string;
  readonly min: string;
  readonly max: string;
}

/** Whether the page has loaded the code for sending and for the offline notices. */
const isReadyToSend = () => `[${['submit-form', 'outbox-notices'].map(chunkOf)}].every((file) =>
  performance.getEntriesByType('resource').some(({ name }) => file.test(name)))`;

export class FormOnPage {
  constructor(
    readonly page: Page,
    private readonly row: FormRow,
    private readonly language: SiteLanguage,
  ) {}

  /** Opens the form's page and, if needed, its dialog. Afterwards, the page is hydrated and can go offline. */
  async open(query = ''): Promise<void> {
    const joined = this.row.path.includes('?') ? query.replace('?', '&') : query;
    await this.page.goto(`${this.language === 'hi' ? '/hi' : ''}${this.row.path}${joined}`);
    await this.ready();
  }

  private async ready(): Promise<void> {
    if (this.row.inDialog) await this.page.locator('button[aria-haspopup="dialog"]').first().click();
    await this.form.waitFor();
    await this.form.locator('[name]').first().focus();
    // The code for sending loads half a second after the form.
    await waitFor('the code for sending has loaded', async () => {
      if (await this.page.evaluate(isReadyToSend())) return true;
      // The newsletter form loads its code when its field gets the focus after hydration.
      await this.page.evaluate('document.activeElement?.blur()');
      await this.form.locator('[name]').first().focus();
      return false;
    });
    await this.page.waitForLoadState('networkidle');
  }

  get form() {
    return this.page.locator(`${this.row.within} form.site-form`);
  }

  /** The message about an error or about a saved submission. Screen readers announce it immediately. */
  get alert() {
    return this.form.locator('.error-summary');
  }

  submit(): Promise<void> {
    return this.form.locator('button[type="submit"]').click();
  }

  /** Fills in all fields except those in `filled`. Returns the typed values by name. */
  async fillIn(email: string, filled: readonly string[] = []): Promise<Record<string, string>> {
    for (const folded of await this.form.locator('details:not([open]) > summary').all()) await folded.click();
    const controls = await this.form.locator('[name]:not([name="leaveEmpty"])').evaluateAll((elements) =>
      (elements as unknown as Control[]).map(({ name, tagName, type, inputMode, min, max }) => ({
        name,
        tagName,
        type,
        inputMode,
        min,
        max,
      })),
    );
    const typed: Record<string, string> = {};
    for (const control of controls) {
      const { name, tagName, type } = control;
      if (filled.includes(name)) continue;
      const field = this.form.locator(`[name="${name}"]`).first();
      if (type === 'radio' || type === 'checkbox') await field.check();
      else if (tagName === 'SELECT') typed[name] = (await field.selectOption({ index: 1 }))[0] ?? '';
      else if (type === 'email') typed[name] = email;
      else typed[name] = sampleOf(control, this.language);
      if (typed[name] !== undefined && tagName !== 'SELECT') await field.fill(typed[name] ?? '');
    }
    return typed;
  }

  values(): Promise<Record<string, string>> {
    return this.form
      .locator('[name]:not([name="leaveEmpty"]):not([type="radio"]):not([type="checkbox"])')
      .evaluateAll((elements) =>
        Object.fromEntries(
          (elements as unknown as { name: string; value: string }[]).map(({ name, value }) => [name, value]),
        ),
      );
  }
}

function sampleOf({ name, type, inputMode, min, max }: Control, language: SiteLanguage): string {
  if (type === 'tel') return '98765 43210';
  if (type === 'url') return 'https://example.com/machine';
  if (type === 'date') return max || min || '1990-04-22';
  if (inputMode === 'numeric') return name === 'zipCode' ? '824233' : '42';
  return language === 'hi' ? `सुनीता देवी का जवाब, ${name}` : `Sunita Devi's answer, ${name}`;
}
