import { formatReference } from '../../../lead-types/format-reference.js';
import {
  type MessageLanguage,
  PROMISE_TEXTS,
  REQUEST_TEXTS,
  visitorLanguage,
} from '../../../lead-types/message-texts.js';
import type { Lead } from '../../leads/domain/lead.js';
import { leadPromise } from '../../leads/domain/lead-progress.js';
import type { MailContent } from './mail.js';

/**
 * Confirms the submission with its reference and promise. The email contains no text that the visitor typed: otherwise
 * anyone could send text to another person by entering their address.
 * @param siteUrl - Address of the website, without a slash at the end.
 */
export function acknowledgementMail(
  lead: Pick<Lead, 'type' | 'originalType' | 'reference' | 'personalInfo' | 'source' | 'consent'>,
  siteUrl: string,
): MailContent {
  const language = visitorLanguage(lead);
  const texts = ACKNOWLEDGEMENT_TEXTS[language];
  const reference = formatReference(lead.reference);
  const hours = leadPromise(lead);
  return {
    subject: texts.subject(reference),
    language,
    title: texts.title,
    blocks: [
      { kind: 'text', text: texts.received(REQUEST_TEXTS[language][lead.originalType ?? lead.type]) },
      { kind: 'facts', facts: [{ label: texts.reference, value: reference }] },
      { kind: 'text', text: texts.keep },
      ...(hours === null
        ? []
        : ([{ kind: 'text', text: `${PROMISE_TEXTS[language][hours]} ${texts.hours}` }] as const)),
      // The page asks for digits of the phone number.
      ...(lead.personalInfo.phone
        ? ([{ kind: 'button', label: texts.track, href: trackingPage(siteUrl, language, reference) }] as const)
        : []),
      { kind: 'small', text: texts.automatic },
    ],
  };
}

/** Returns the address of the page about a request. Browsers do not send the part after `#` to the server. */
function trackingPage(siteUrl: string, language: MessageLanguage, reference: string): string {
  return `${siteUrl}${language === 'hi' ? '/hi' : ''}/track#${reference}`;
}

interface AcknowledgementTexts {
  readonly subject: (reference: string) => string;
  readonly title: string;
  /** `sent`: a text of REQUEST_TEXTS. */
  readonly received: (sent: string) => string;
  readonly reference: string;
  readonly keep: string;
  readonly hours: string;
  readonly track: string;
  readonly automatic: string;
}

const en: AcknowledgementTexts = {
  subject: (reference) => `We have received your form (reference ${reference})`,
  title: 'Thank you, we have received your form',
  received: (sent) => `Namaste, thank you for ${sent}. We have received it.`,
  reference: 'Your reference',
  keep: 'Please keep this reference. When you call or write to us, we use it to find your form.',
  hours:
    'We work Monday to Saturday, 9 am to 6 pm. For forms sent at other times, the time counts from our next opening.',
  track: 'See where your request stands',
  automatic:
    'This email was sent automatically, because your email address was entered in a form on our site. If that was not you, you can ignore this email.',
};

const hi: AcknowledgementTexts = {
  subject: (reference) => `आपका फ़ॉर्म हमें मिल गया है (संदर्भ ${reference})`,
  title: 'धन्यवाद, आपका फ़ॉर्म पहुँच गया है',
  received: (sent) => `नमस्ते, ${sent} हमें मिल गया है। धन्यवाद।`,
  reference: 'आपका संदर्भ',
  keep: 'कृपया यह संदर्भ सँभालकर रखें: हमें कॉल करने या लिखने पर हम इसी से आपका फ़ॉर्म ढूँढ लेते हैं।',
  hours:
    'हम सोमवार से शनिवार, सुबह 9 से शाम 6 बजे तक काम करते हैं। किसी और समय आए फ़ॉर्म के लिए समय हमारे अगली बार खुलने से गिना जाता है।',
  track: 'देखें कि आपका अनुरोध कहाँ तक पहुँचा',
  automatic:
    'यह ईमेल अपने-आप भेजा गया है, क्योंकि हमारी साइट के एक फ़ॉर्म में आपका ईमेल पता लिखा गया था। अगर वह आपने नहीं लिखा था, तो आपको कुछ नहीं करना है।',
};

export const ACKNOWLEDGEMENT_TEXTS = { en, hi } as const;
