/** Names that a message template can contain in braces, such as `{name}`. */
export const PLACEHOLDERS = ['name', 'reference', 'promise', 'type', 'staffName'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** A missing value is an empty string. */
export type MessageValues = Readonly<Record<Placeholder, string>>;

/** A Hindi postposition. Before it, आपका becomes आपके. */
const POSTPOSITION = /^ (?:के|का|की|को|से|में|पर)\s/;
const PLACEHOLDER = /[ \t]*\{([^{}\n]*)\}/g;

/** Returns the names in braces that are not placeholders, each once, in order of appearance. */
export function unknownPlaceholders(text: string): string[] {
  const named = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => !isPlaceholder(name));
}

/** Replaces the placeholders. An empty value also removes the blank before it: "Namaste {name}," -> "Namaste,". */
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
