import type { OutboxTexts } from '../../../content/outbox';
import type { Language } from '../../../content/routes';

const TEXTS = {
  en: () => import('../../../content/en/outbox'),
  hi: () => import('../../../content/hi/outbox'),
};

/** The texts of the outbox, which only pages load that have something to say of it. */
export async function loadOutboxTexts(language: Language): Promise<OutboxTexts> {
  return (await TEXTS[language]()).outbox;
}
