import { PROMISE_TEXTS, REQUEST_TEXTS, visitorLanguage } from '../../../lead-types/message-texts.js';
import type { Lead } from '../../leads/domain/lead.js';
import { leadPromise } from '../../leads/domain/lead-progress.js';
import type { MailContent } from './mail.js';

/**
 * What a visitor gets: that the form arrived, its reference and the promise of its type. Nothing that was typed is repeated: a
 * form that somebody fills in with another person's address must carry no words to them.
 */
export function acknowledgementMail(
  lead: Pick<Lead, 'type' | 'originalType' | 'reference' | 'source' | 'consent'>,
): MailContent {
  const language = visitorLanguage(lead);
  const texts = ACKNOWLEDGEMENT_TEXTS[language];
  const reference = spokenReference(lead.reference);
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
      { kind: 'small', text: texts.automatic },
    ],
  };
}

/** As people read it out: in two halves. */
export function spokenReference(reference: string): string {
  return `${reference.slice(0, 5)}-${reference.slice(5)}`;
}

/** What a visitor is told after sending a form, in both languages; `hi` is typed as `en`, so a missing text does not compile. */

interface AcknowledgementTexts {
  readonly subject: (reference: string) => string;
  readonly title: string;
  /** With what was sent, of REQUEST_TEXTS. */
  readonly received: (sent: string) => string;
  readonly reference: string;
  readonly keep: string;
  readonly hours: string;
  readonly automatic: string;
}

const en: AcknowledgementTexts = {
  subject: (reference) => `We have received your form (reference ${reference})`,
  title: 'Thank you, it has arrived',
  received: (sent) => `Namaste, thank you for ${sent}. It has reached us.`,
  reference: 'Your reference',
  keep: 'Please keep this reference: when you call or write to us, we find your form by it.',
  hours: 'We work Monday to Saturday, 9 am to 6 pm; what reaches us at other times counts from when we open next.',
  automatic:
    'This mail was sent by itself, since somebody gave this address in a form on our site. If that was not you, you need not do anything.',
};

const hi: AcknowledgementTexts = {
  subject: (reference) => `आपका फ़ॉर्म हमें मिल गया है (संदर्भ ${reference})`,
  title: 'धन्यवाद, आपका फ़ॉर्म पहुँच गया है',
  received: (sent) => `नमस्ते, ${sent} हमें मिल गया है। धन्यवाद।`,
  reference: 'आपका संदर्भ',
  keep: 'कृपया यह संदर्भ सँभालकर रखें: हमें कॉल करने या लिखने पर हम इसी से आपका फ़ॉर्म ढूँढ लेते हैं।',
  hours: 'हम सोमवार से शनिवार, सुबह 9 से शाम 6 बजे तक काम करते हैं; बाकी समय में आया फ़ॉर्म अगली बार खुलने पर गिना जाता है।',
  automatic:
    'यह मेल अपने-आप भेजा गया है, क्योंकि हमारी साइट के एक फ़ॉर्म में यह पता दिया गया था। अगर वह आप नहीं थे, तो आपको कुछ नहीं करना है।',
};

export const ACKNOWLEDGEMENT_TEXTS = { en, hi } as const;
