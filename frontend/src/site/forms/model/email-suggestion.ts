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
/** Real providers that look like typos of `PROVIDERS`. */
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
/** Typos of `.com` that are not real endings. */
const SLIPS_OF_COM = /\.(con|cmo|ocm|comm|coom|vom|xom|cim|cpm|c0m)$/;

/** An incomplete `.com`, as in `gmail.co`, `gmail.cm` or `gmail`. */
const CUT_COM = /^(co|cm|om|c|m)?$/;

/** Returns the probable address if the domain looks like a typo: `ram@gmail.com` for `ram@gmial.con`. */
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
  // For a known provider, only an incomplete `.com` is a typo: yahoo.fr and outlook.de are real.
  if (label === provider) return ending === 'com' && CUT_COM.test(rest);
  return rest === ending && provider[0] === label[0] && isWithin(provider.length > 6 ? 2 : 1, label, provider);
}

function parts(domain: string): [label: string, ending: string] {
  const dot = domain.indexOf('.');
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Whether at most `slips` typos turn one text into the other. A typo adds, omits or changes a letter, or swaps two. */
function isWithin(slips: number, from: string, to: string): boolean {
  if (from === to) return true;
  if (slips === 0) return false;
  let same = 0;
  while (from[same] === to[same]) same += 1;
  const [typed, meant] = [from.slice(same), to.slice(same)];
  const after = (left: number, right: number) => isWithin(slips - 1, typed.slice(left), meant.slice(right));
  const isSwapped = typed[0] === meant[1] && typed[1] === meant[0];
  return after(1, 1) || after(1, 0) || after(0, 1) || (isSwapped && after(2, 2));
}
