import { COMPANY } from '../../../content/company';
import type { SharedFormTexts } from '../../../content/form-texts';

/** Phone and WhatsApp for people without an email address, under every email field. */
export function NoEmail({ texts }: { texts: SharedFormTexts['noEmail'] }) {
  const { question, call, or } = texts;
  return (
    <p className="field__hint site-form__no-email">
      {question} <a href={COMPANY.phone.href}>{call}</a> {or} <a href={COMPANY.whatsapp}>WhatsApp</a>
    </p>
  );
}
