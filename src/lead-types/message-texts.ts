import type { PromiseHours } from './lead-type-definition.js';
import type { LeadType } from './lead-types.js';

export const MESSAGE_LANGUAGES = ['en', 'hi'] as const;
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number];

/** What the visitor sent, for use within a sentence. All Hindi texts are masculine, to agree with मिल गया है. */
export const REQUEST_TEXTS: Readonly<Record<MessageLanguage, Readonly<Record<LeadType, string>>>> = {
  en: {
    contact: 'your message',
    franchise: 'your franchise enquiry',
    quick_contact: 'your request for a call',
    newsletter: 'signing up for our newsletter',
    sarthi: 'your application as a Kisan Sarthi',
    bdo_application: 'your application as a BDO',
    ddo_application: 'your application as a DDO',
    partner: 'your partnership application',
    partnership: 'your partnership application',
    kisan_canteen: 'your application for a Kisan Canteen',
    kisan_canteen_enquiry: 'your enquiry about Kisan Canteen',
    kisan_mandi: 'your enquiry about Kisan Mandi',
    soil_testing: 'your request for a soil test',
  },
  hi: {
    contact: 'आपका संदेश',
    franchise: 'फ़्रैंचाइज़ी के बारे में आपका फ़ॉर्म',
    quick_contact: 'कॉल के लिए आपका अनुरोध',
    newsletter: 'समाचार-पत्र के लिए आपका पंजीकरण',
    sarthi: 'किसान सारथी के लिए आपका आवेदन',
    bdo_application: 'बीडीओ पद के लिए आपका आवेदन',
    ddo_application: 'डीडीओ पद के लिए आपका आवेदन',
    partner: 'साझेदारी के लिए आपका आवेदन',
    partnership: 'साझेदारी के लिए आपका आवेदन',
    kisan_canteen: 'किसान कैंटीन के लिए आपका आवेदन',
    kisan_canteen_enquiry: 'किसान कैंटीन के बारे में आपका सवाल',
    kisan_mandi: 'किसान मंडी के बारे में आपका सवाल',
    soil_testing: 'मिट्टी जाँच के लिए आपका अनुरोध',
  },
};

export const PROMISE_TEXTS: Readonly<Record<MessageLanguage, Readonly<Record<PromiseHours, string>>>> = {
  en: {
    24: 'We will contact you within 24 hours.',
    48: 'We will contact you within 48 hours.',
  },
  hi: {
    24: 'हम 24 घंटे के भीतर आपसे संपर्क करेंगे।',
    48: 'हम 48 घंटे के भीतर आपसे संपर्क करेंगे।',
  },
};

/** Returns the language of the page if known, otherwise that of the accepted privacy notice, otherwise English. */
export function visitorLanguage({
  source,
  consent,
}: {
  readonly source: { readonly language?: string } | null;
  readonly consent: { readonly language?: string } | null;
}): MessageLanguage {
  return (source?.language ?? consent?.language) === 'hi' ? 'hi' : 'en';
}
