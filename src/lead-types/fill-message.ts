/** Plain data only: the frontend imports this folder too, so nothing here may import anything outside it. */

/** What a message template can say of a lead: `{name}` stands for its value. */
export const PLACEHOLDERS = ['name', 'reference', 'promise', 'type', 'staffName'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** A value that a lead does not have is empty. */
export type MessageValues = Readonly<Record<Placeholder, string>>;

/** A Hindi postposition, before which आपका is आपके. */
const POSTPOSITION = /^ (?:के|का|की|को|से|में|पर)\s/;
const PLACEHOLDER = /[ \t]*\{([^{}\n]*)\}/g;

/** What stands in braces in a text and is no placeholder, each once, in the text's order. */
export function unknownPlaceholders(text: string): string[] {
  const named = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => !isPlaceholder(name));
}

/** The text with the values in place of their placeholders. What is empty takes the blank before it along: "Namaste {name}," is "Namaste,". */
export function fillMessage(text: string, values: MessageValues): string {
  return text
    .replace(PLACEHOLDER, (found: string, name: string, at: number) => {
      if (!isPlaceholder(name)) return found;
      const isOblique = name === 'type' && POSTPOSITION.test(text.slice(at + found.length));
      const value = isOblique ? values.type.replace('आपका', 'आपके') : values[name];
      return value === '' ? '' : found.slice(0, found.indexOf('{')) + value;
    })
    .replace(/^[ \t]+/gm, '')
    .trim();
}

function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}
