import { mailAddress } from '@lead-types/contact-address';
import { COMPANY, PLACEHOLDERS } from '../../content/company';
import { usePage } from '../lib/language-context';
import './notices.css';

export function ReachUs() {
  const { texts } = usePage();
  return (
    <p className="reach-us">
      <a className="reach-us__link" href={COMPANY.phone.href}>
        {texts.footer.callUs} <span className="reach-us__number">{COMPANY.phone.label}</span>
      </a>
      <a className="reach-us__link" href={COMPANY.whatsapp}>
        WhatsApp
      </a>
      <span>{texts.footer.hours}</span>
    </p>
  );
}

/** A note that some details are placeholders. Renders nothing if all details are real. */
export function SampleNote({ placeholders = PLACEHOLDERS }: { readonly placeholders?: readonly string[] }) {
  const { texts } = usePage();
  return placeholders.length > 0 && <p className="sample-note">{texts.footer.samples}</p>;
}

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
