/** What a visitor is told after sending a form, in both languages; `hi` is typed as `en`, so a missing text does not compile. */
import type { PromiseHours } from '../../../lead-types/lead-type-definition.js';
import type { LeadType } from '../../../lead-types/lead-types.js';

interface AcknowledgementTexts {
  readonly subject: (reference: string) => string;
  readonly title: string;
  /** What was sent, as part of `received`. */
  readonly sent: Readonly<Record<LeadType, string>>;
  readonly received: (sent: string) => string;
  readonly reference: string;
  readonly keep: string;
  readonly promise: Readonly<Record<PromiseHours, string>>;
  readonly hours: string;
  readonly automatic: string;
}

const en: AcknowledgementTexts = {
  subject: (reference) => `We have received your form (reference ${reference})`,
  title: 'Thank you, it has arrived',
  sent: {
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
  received: (sent) => `Namaste, thank you for ${sent}. It has reached us.`,
  reference: 'Your reference',
  keep: 'Please keep this reference: when you call or write to us, we find your form by it.',
  promise: {
    24: 'We will contact you within 24 hours.',
    48: 'We will contact you within 48 hours.',
  },
  hours: 'We work Monday to Saturday, 9 am to 6 pm; what reaches us at other times counts from when we open next.',
  automatic:
    'This mail was sent by itself, since somebody gave this address in a form on our site. If that was not you, you need not do anything.',
};

const hi: AcknowledgementTexts = {
  subject: (reference) => `आपका फ़ॉर्म हमें मिल गया है (संदर्भ ${reference})`,
  title: 'धन्यवाद, आपका फ़ॉर्म पहुँच गया है',
  sent: {
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
    kisan_canteen_enquiry: 'किसान कैंटीन के बारे में आपकी पूछताछ',
    kisan_mandi: 'किसान मंडी के बारे में आपकी पूछताछ',
    soil_testing: 'मिट्टी जाँच के लिए आपका अनुरोध',
  },
  received: (sent) => `नमस्ते, ${sent} हमें मिल गया है। धन्यवाद।`,
  reference: 'आपका संदर्भ',
  keep: 'कृपया यह संदर्भ सँभालकर रखें: हमें कॉल करने या लिखने पर हम इसी से आपका फ़ॉर्म ढूँढ लेते हैं।',
  promise: {
    24: 'हम 24 घंटे के भीतर आपसे संपर्क करेंगे।',
    48: 'हम 48 घंटे के भीतर आपसे संपर्क करेंगे।',
  },
  hours: 'हम सोमवार से शनिवार, सुबह 9 से शाम 6 बजे तक काम करते हैं; बाकी समय में आया फ़ॉर्म अगली बार खुलने पर गिना जाता है।',
  automatic:
    'यह मेल अपने-आप भेजा गया है, क्योंकि हमारी साइट के एक फ़ॉर्म में यह पता दिया गया था। अगर वह आप नहीं थे, तो आपको कुछ नहीं करना है।',
};

export const ACKNOWLEDGEMENT_TEXTS = { en, hi } as const;
