import { domainToASCII } from 'node:url';

/** Gmail reads no dots, under both of its names. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * Returns one spelling for all addresses of a mailbox: case, quotes, what follows a plus sign, Gmail's dots and its other name
 * make no other mailbox. It is for comparing, not for sending.
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
