import { COMPANY } from '../../../content/company';
import { useLanguage } from '../../lib/language-context';

/** For people without an email address, under every field that asks for one: how to reach us without it. */
export function NoEmail() {
  const { question, call, or } = useLanguage().texts.noEmail;
  return (
    <p className="field__hint site-form__no-email">
      {question} <a href={COMPANY.phone.href}>{call}</a> {or} <a href={COMPANY.whatsapp}>WhatsApp</a>
    </p>
  );
}
