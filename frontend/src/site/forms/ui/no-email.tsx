import { COMPANY } from '../../../content/company';
import { useLanguage } from '../../lib/language-context';

/** Phone and WhatsApp for people without an email address, under every email field. */
export function NoEmail() {
  const { question, call, or } = useLanguage().texts.noEmail;
  return (
    <p className="field__hint site-form__no-email">
      {question} <a href={COMPANY.phone.href}>{call}</a> {or} <a href={COMPANY.whatsapp}>WhatsApp</a>
    </p>
  );
}
