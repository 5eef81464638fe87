import { PROMISE_TEXTS, REQUEST_TEXTS, visitorLanguage } from '../../../lead-types/message-texts.js';
import type { Lead } from '../../leads/domain/lead.js';
import { leadPromise } from '../../leads/domain/lead-progress.js';
import { ACKNOWLEDGEMENT_TEXTS } from './acknowledgement-texts.js';
import type { MailContent } from './mail-layout.js';

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
