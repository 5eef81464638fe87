import type { FieldLine } from './lead-fields';

export const HOW_LABELS = { call: 'Call', walk_in: 'Walk-in', mela: 'Mela or event', other: 'Other' } as const;
export type How = keyof typeof HOW_LABELS;

const SOURCE_LABELS: Readonly<Record<string, string>> = {
  page: 'Page',
  form: 'Form',
  referrer: 'Referring page',
  language: 'Language',
  utm_source: 'Campaign source',
  utm_medium: 'Campaign medium',
  utm_campaign: 'Campaign',
  utm_term: 'Campaign term',
  utm_content: 'Campaign content',
  channel: 'Added',
  how: 'Source',
};

const VALUE_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  channel: { staff: 'By hand' },
  form: { callback: 'Callback' },
  how: HOW_LABELS,
  language: { en: 'English', hi: 'Hindi' },
};

/** One value of a lead's source. A name or value that only a newer server knows is shown unchanged. */
export function sourceLine(name: string, text: string): FieldLine {
  return { name, label: SOURCE_LABELS[name] ?? name, text: VALUE_LABELS[name]?.[text] ?? text };
}
