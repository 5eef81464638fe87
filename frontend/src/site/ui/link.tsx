import type { AnchorHTMLAttributes } from 'react';
import { pathInLanguage, useLanguage } from '../lib/language-context';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of the English site, such as `/contact-us#write`; the link stays in the page's language. */
  readonly to: string;
}

export function Link({ to, ...anchor }: LinkProps) {
  return <a {...anchor} href={pathInLanguage(to, useLanguage())} />;
}
