/** Pages that answer plain HTML forms. They load nothing and run no script. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HINDI_LABELS } from '../../lead-types/hindi-labels.js';
import { MESSAGE_LANGUAGES, type MessageLanguage } from '../../lead-types/message-texts.js';
import type { FieldErrorCode } from '../domain/failure.js';
import { escapeHtml } from '../domain/html.js';
import type { FailureAnswer, ProblemField } from './problem.js';

const STYLE = `:root{color:#1e2a1c;background:#fffbf2;font:1.125rem/1.7 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari',sans-serif}
body{max-width:36rem;margin:0 auto;padding:2rem 1rem}
h1{color:#12402a;font-size:1.6rem;line-height:1.3}
strong{font-size:1.3rem;letter-spacing:.06em}
a{color:#1e6b3a;display:inline-block;padding:.6rem 0}
a:focus-visible{outline:3px solid #b4472b;outline-offset:2px}`;
const POLICY = `default-src 'none';style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

interface PageTexts {
  readonly received: string;
  readonly thanks: string;
  readonly reference: string;
  readonly keep: string;
  readonly track: string;
  readonly back: string;
  readonly refused: string;
  /** The browser keeps the typed values in the form. */
  readonly goBack: string;
  /** The visitor cannot correct the reason. */
  readonly callUs: string;
  readonly wait: (seconds: number) => string;
  readonly unavailable: string;
}

const TEXTS: Readonly<Record<MessageLanguage, PageTexts>> = {
  en: {
    received: 'We have received your form',
    thanks: 'Thank you! Your submission has been received successfully.',
    reference: 'Your reference number',
    keep: 'Please note it down. With this number we can find your request when you call us.',
    track: 'See where your request stands',
    back: 'Back to the website',
    refused: 'Your form was not accepted',
    goBack: 'Go back to the form: what you wrote is still there. Correct it and send it again.',
    callUs: 'What you wrote is still in the form. Please call us, or use the form on our own website.',
    wait: (seconds) =>
      `Your form was not stored. Please wait ${seconds} seconds, then reload this page to send it again.`,
    unavailable: 'Your form was not stored. Please reload this page to send it again.',
  },
  hi: {
    received: 'आपका फ़ॉर्म हमें मिल गया है',
    thanks: 'धन्यवाद! आपका फ़ॉर्म हमारे पास पहुँच गया है।',
    reference: 'आपका रेफ़रेंस नंबर',
    keep: 'इसे लिख लीजिए। फ़ोन करते समय यह नंबर बताइए, हम आपका फ़ॉर्म ढूँढ लेंगे।',
    track: 'देखें कि आपका अनुरोध कहाँ तक पहुँचा',
    back: 'वेबसाइट पर वापस',
    refused: 'आपका फ़ॉर्म नहीं लिया जा सका',
    goBack: 'फ़ॉर्म पर वापस जाइए: आपका लिखा वहीं है। सुधार करके फिर से भेजिए।',
    callUs: 'आपका लिखा फ़ॉर्म में वहीं है। कृपया हमें फ़ोन कीजिए, या हमारी अपनी वेबसाइट का फ़ॉर्म भरिए।',
    wait: (seconds) => `आपका फ़ॉर्म अभी सेव नहीं हुआ। ${seconds} सेकंड रुककर यह पेज फिर से खोलिए, फ़ॉर्म दोबारा चला जाएगा।`,
    unavailable: 'आपका फ़ॉर्म अभी सेव नहीं हुआ। यह पेज फिर से खोलिए, फ़ॉर्म दोबारा चला जाएगा।',
  },
};

const HINDI_SENTENCES: Readonly<Partial<Record<FieldErrorCode, string>>> = {
  required: 'यह भरना ज़रूरी है।',
  invalid_email: 'पता इस तरह लिखिए: name@example.com',
  invalid_phone: 'फ़ोन नंबर में 7 से 15 अंक होते हैं, जैसे 98765 43210।',
  too_long: 'यह बहुत लंबा हो गया।',
  past_day: 'आज या आगे की तारीख़ लिखिए।',
  invalid_choice: 'इनमें से एक चुनिए।',
  invalid: 'जो लिखा है उसे एक बार देख लीजिए।',
  underage: '18 साल के होने पर आप आवेदन कर सकते हैं।',
};

/** Whether the request is from a browser that shows the response as a page. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** Returns the language in the query of the form's address. */
export function pageLanguage({ query }: FastifyRequest): MessageLanguage {
  const { language } = query as { language?: unknown };
  return MESSAGE_LANGUAGES.find((known) => known === language) ?? 'en';
}

export function sendPage(reply: FastifyReply, page: string): void {
  void reply.header('Content-Security-Policy', POLICY).type('text/html; charset=utf-8').send(page);
}

interface ReceivedForm {
  /** In two halves: `7ZK4M-0QXJD`. */
  readonly reference: string;
  /** Address of the page about the request; null if the form has no phone number. */
  readonly trackingPage: string | null;
  /** Address of the page with the form, if known. */
  readonly formPage: string | null;
}

export function receivedPage(form: ReceivedForm, language: MessageLanguage): string {
  const texts = TEXTS[language];
  const links = [
    form.trackingPage && link(form.trackingPage, texts.track),
    form.formPage && link(form.formPage, texts.back),
  ];
  return page(language, texts.received, [
    `<p>${texts.thanks}</p>`,
    `<p>${texts.reference}<br><strong>${escapeHtml(form.reference)}</strong></p>`,
    `<p>${texts.keep}</p>`,
    ...links.filter(Boolean).map((anchor) => `<p>${anchor}</p>`),
  ]);
}

/** Says what was wrong. What only the author of the form can correct is in English. */
export function problemPage(answer: FailureAnswer, language: MessageLanguage): string {
  const texts = TEXTS[language];
  const { status, message, errors = [], retryAfterSeconds } = answer;
  const list = errors.map((error) => problemItem(error, language)).join('');
  if (status >= 500 || retryAfterSeconds !== undefined) {
    const wait = retryAfterSeconds === undefined ? texts.unavailable : texts.wait(retryAfterSeconds);
    return page(language, texts.refused, [`<p>${wait}</p>`]);
  }
  if (errors.length > 0) return page(language, texts.refused, [`<ul>${list}</ul>`, `<p>${texts.goBack}</p>`]);
  return page(language, texts.refused, [`<p lang="en">${escapeHtml(message)}</p>`, `<p>${texts.callUs}</p>`]);
}

function problemItem({ field, code, message }: ProblemField, language: MessageLanguage): string {
  const label = HINDI_LABELS[field.split('.').at(-1) ?? ''];
  const sentence = HINDI_SENTENCES[code];
  if (language === 'hi' && label && sentence) return `<li>${label}: ${sentence}</li>`;
  return `<li lang="en">${escapeHtml(message)}</li>`;
}

function page(language: MessageLanguage, title: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${parts.join('\n')}
</main>
</body>
</html>
`;
}

function link(href: string, label: string): string {
  return `<a href="${escapeHtml(href)}">${label}</a>`;
}
