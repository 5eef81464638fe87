import { mailAddress } from '@lead-types/contact-address';
import { COMPANY } from '../../content/company';

/** For the top of every form: without JavaScript it cannot be sent, so it says who to call or write to. */
export function NoScriptNotice({ text }: { readonly text: string }) {
  return (
    <noscript>
      <p className="no-script">
        {text} <a href={COMPANY.phone.href}>{COMPANY.phone.label}</a>,{' '}
        <a href={mailAddress(COMPANY.email)}>{COMPANY.email}</a>
      </p>
    </noscript>
  );
}
