import { COMPANY } from '../../content/company';
import { usePage } from '../lib/language-context';
import './reach-us.css';

/** How to reach a person: phone, WhatsApp, and the hours in which somebody answers. */
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
