import { mailAddress } from '@lead-types/contact-address';
import { COMPANY } from '../../content/company';
import { useLanguage } from '../lib/language-context';

/** For the top of every form: without JavaScript it cannot be sent, so it says who to call or write to. */
export function NoScriptNotice() {
  const { texts } = useLanguage();
  return (
    <noscript>
      <p className="no-script">
        {texts.noScript} <a href={COMPANY.phone.href}>{COMPANY.phone.label}</a>,{' '}
        <a href={mailAddress(COMPANY.email)}>{COMPANY.email}</a>
      </p>
    </noscript>
  );
}
