import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ContactContent } from '../../../content/contact';
import { type Language, PUBLIC_ROUTES } from '../../../content/routes';
import { useLanguage } from '../../lib/language-context';
import { CONTACT_FORM } from '../definitions/contact-form';
import './contact-section.css';
import { FRANCHISE_FORM } from '../definitions/franchise-form';
import type { FormValues } from '../model/form-definition';
import { SiteForm } from '../ui/site-form';
import { SubmissionReceipt } from '../ui/submission-receipt';

/**
 * The message form or, in its place, the franchise form. The address may ask for the latter (`?form=franchise`) or name
 * what the message is about (`?subject=loan`).
 */
export function ContactSection({ content }: { content: ContactContent }) {
  const { formSection, forms } = content;
  const { search, key } = useLocation();
  const { language } = useLanguage();
  const [franchiseOpen, setFranchiseOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may ask for the form once more
  useEffect(() => {
    const wanted = new URLSearchParams(search);
    if (wanted.get('form') === 'franchise') setFranchiseOpen(true);
    else if (wanted.has('subject')) setFranchiseOpen(false);
  }, [search, key]);

  const named = new URLSearchParams(search).get('subject');
  const subject = subjectNamed(named, formSection.subjects, language);
  const prefill = useMemo(
    () => (subject ? withSubject(formSection.subjectLine, subject) : undefined),
    [formSection, subject],
  );

  const shown = franchiseOpen ? forms.franchise : forms.contact;
  return (
    <div className="contact-section" id="write">
      <h2 className="contact-section__title">{shown.name}</h2>
      <p className="contact-section__switch">
        {franchiseOpen ? formSection.message.invitation : formSection.franchise.invitation}
        <button className="button button--quiet" type="button" onClick={() => setFranchiseOpen(!franchiseOpen)}>
          {franchiseOpen ? formSection.message.action : formSection.franchise.action}
        </button>
      </p>
      {franchiseOpen ? (
        <SiteForm
          form={FRANCHISE_FORM}
          texts={forms.franchise}
          shared={forms.shared}
          onSaved={() => setFranchiseOpen(false)}
        />
      ) : (
        <>
          <SubmissionReceipt formId={FRANCHISE_FORM.id} success={forms.franchise.success} shared={forms.shared} />
          <SiteForm form={CONTACT_FORM} texts={forms.contact} shared={forms.shared} prefill={prefill} />
        </>
      )}
    </div>
  );
}

/** What the contact page's own texts or else the menus call what a link names; undefined where neither knows it. */
function subjectNamed(name: string | null, subjects: ContactContent['formSection']['subjects'], language: Language) {
  const own = Object.entries(subjects).find(([known]) => known === name)?.[1];
  return own ?? PUBLIC_ROUTES.find(({ id }) => id === name)?.menu?.label[language];
}

/** Puts the subject on the message's first line, in the place of the one an earlier link put there. */
function withSubject(subjectLine: string, subject: string) {
  const [opening = ''] = subjectLine.split('{subject}');
  return ({ message = '' }: FormValues): FormValues => {
    const [first = '', ...rest] = message.split('\n');
    const body = first.startsWith(opening) ? rest.join('\n') : message;
    return { message: `${subjectLine.replace('{subject}', subject)}\n${body}` };
  };
}
