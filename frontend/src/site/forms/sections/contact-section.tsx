import { useEffect, useMemo, useState } from 'react';
import type { ContactForms } from '../../../content/contact';
import { CONTACT_FORM } from '../definitions/contact-form';
import './contact-section.css';
import { FRANCHISE_FORM } from '../definitions/franchise-form';
import type { FormValues } from '../model/form-definition';
import { SubmissionReceipt } from '../ui/form-feedback';
import { SiteForm } from '../ui/site-form';

interface ContactSectionProps {
  readonly texts: ContactForms;
  readonly pages: Readonly<Record<string, string>>;
}

/** The message form or, with `?form=franchise`, the franchise form. `?subject=loan` sets the subject of the message. */
export function ContactSection({ texts, pages }: ContactSectionProps) {
  const { choice, shared } = texts;
  const [franchiseOpen, setFranchiseOpen] = useState(false);
  const [subject, setSubject] = useState<string>();

  // The page is prerendered without a query. A click on a link to the current address does not reload the page.
  useEffect(() => {
    const follow = (search: string) => {
      const wanted = new URLSearchParams(search);
      if (wanted.get('form') === 'franchise') setFranchiseOpen(true);
      else if (wanted.has('subject')) setFranchiseOpen(false);
      const named = new Map(Object.entries({ ...pages, ...choice.subjects }));
      setSubject(named.get(wanted.get('subject') ?? ''));
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.pathname === location.pathname && link.search === location.search) follow(link.search);
    };
    follow(location.search);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [choice, pages]);

  const prefill = useMemo(() => (subject ? withSubject(choice.subjectLine, subject) : undefined), [choice, subject]);

  const shown = franchiseOpen ? texts.franchise : texts.contact;
  return (
    <div className="contact-section" id="write">
      <h2 className="contact-section__title">{shown.name}</h2>
      <p className="contact-section__switch">
        {franchiseOpen ? choice.message.invitation : choice.franchise.invitation}
        <button className="button button--quiet" type="button" onClick={() => setFranchiseOpen(!franchiseOpen)}>
          {franchiseOpen ? choice.message.action : choice.franchise.action}
        </button>
      </p>
      {franchiseOpen ? (
        <SiteForm
          form={FRANCHISE_FORM}
          texts={texts.franchise}
          shared={shared}
          onSaved={() => setFranchiseOpen(false)}
        />
      ) : (
        <>
          <SubmissionReceipt formId={FRANCHISE_FORM.id} success={texts.franchise.success} shared={shared} />
          <SiteForm form={CONTACT_FORM} texts={texts.contact} shared={shared} prefill={prefill} />
        </>
      )}
    </div>
  );
}

/** Writes the subject on the message's first line, or replaces the subject that is already there. */
function withSubject(subjectLine: string, subject: string) {
  const [opening = ''] = subjectLine.split('{subject}');
  return ({ message = '' }: FormValues): FormValues => {
    const [first = '', ...rest] = message.split('\n');
    const body = first.startsWith(opening) ? rest.join('\n') : message;
    return { message: `${subjectLine.replace('{subject}', subject)}\n${body}` };
  };
}
