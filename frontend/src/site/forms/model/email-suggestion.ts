/** The most common mail providers of our visitors. */
const PROVIDERS = [
  'gmail.com',
  'yahoo.com',
  'yahoo.in',
  'yahoo.co.in',
  'hotmail.com',
  'outlook.com',
  'outlook.in',
  'live.com',
  'rediffmail.com',
  'icloud.com',
];
/** Real providers that look like typos of those. */
const REAL = new Set([
  'mail.com',
  'ymail.com',
  'email.com',
  'gmx.com',
  'fastmail.com',
  'hotmail.in',
  'live.in',
  'me.com',
]);
/** Endings that do not exist: typos of `.com`. */
const SLIPS_OF_COM = /\.(con|cmo|ocm|comm|coom|vom|xom|cim|cpm|c0m)$/;

/** `gmail.co`, `gmail.cm`, `gmail.om`, `gmail`. */
const CUT_COM = /^(co|cm|om|c|m)?$/;

/**
 * Returns the address that was probably meant if the domain looks like a typo: `ram@gmail.com` for `ram@gmial.con`.
 * Otherwise undefined: most unknown domains are right.
 */
export function suggestedEmail(address: string): string | undefined {
  const [, name, typed] = /^([^\s@]+)@([^\s@]+)$/.exec(address.trim()) ?? [];
  if (!name || !typed) return undefined;
  const domain = typed.toLowerCase();
  if (PROVIDERS.includes(domain) || REAL.has(domain)) return undefined;
  const likely = domain.replace(SLIPS_OF_COM, '.com');
  const provider = PROVIDERS.find((known) => likely === known) ?? PROVIDERS.find((known) => isSlipOf(known, likely));
  const meant = provider ?? (likely === domain ? undefined : likely);
  return meant && `${name}@${meant}`;
}

function isSlipOf(known: string, domain: string): boolean {
  const [provider = '', ending] = parts(known);
  const [label = '', rest] = parts(domain);
  // For a known provider a cut-off ending is a typo; yahoo.fr and outlook.de are real.
  if (label === provider) return ending === 'com' && CUT_COM.test(rest);
  const allowed = provider.length > 6 ? 2 : 1;
  return rest === ending && provider[0] === label[0] && distance(label, provider) <= allowed;
}

function parts(domain: string): [label: string, ending: string] {
  const dot = domain.indexOf('.');
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Edit distance: letters added, left out, changed, or swapped with the next one. */
function distance(from: string, to: string): number {
  const rows = Array.from({ length: from.length + 1 }, (_, row) =>
    Array.from({ length: to.length + 1 }, (_column, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row += 1) {
    for (let column = 1; column <= to.length; column += 1) {
      const changed = at(row - 1, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      let least = Math.min(changed, at(row - 1, column) + 1, at(row, column - 1) + 1);
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        least = Math.min(least, at(row - 2, column - 2) + 1);
      }
      (rows[row] ?? [])[column] = least;
    }
  }
  return at(from.length, to.length);
}
