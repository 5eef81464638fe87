import { domainToASCII } from 'node:url';

/** Both domains of Gmail, which ignores dots in addresses. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/** Returns an email address as it is stored: without invisible or full-width characters. Keeps capitals. */
export function normalizeEmail(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu, '')
    .replaceAll('。', '.')
    .trim();
}

/**
 * Returns one spelling for all addresses of a mailbox, to be used only for comparison: lower case, without quotes or
 * the part after a plus sign. For Gmail, it also has no dots and always the first domain.
 */
export function mailboxOf(address: string): string {
  const [, local = address, host = ''] = /^(.*)@([^@]*)$/su.exec(address) ?? [];
  const domain = domainToASCII(host) || host.toLowerCase();
  const unquoted = local.replace(/^"(.*)"$/su, '$1').replaceAll('\\', '');
  const [name = ''] = unquoted
    .normalize('NFKC')
    .toLowerCase()
    .split(/(?<=.)\+/su);
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
