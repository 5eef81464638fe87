import { useEffect, useLayoutEffect, useRef } from 'react';
import type { SharedFormTexts } from '../../../content/form-texts';
import type { NewsletterTexts } from '../../../content/newsletter';
import { NEWSLETTER_FORM } from '../definitions/newsletter-form';
import { FormPageProviders } from '../form/form-page-providers';
import { fillIn } from '../model/values';
import { SiteForm } from '../ui/site-form';

/** What the light form held when this one replaced it. */
export interface Handover {
  readonly email: string;
  readonly focused: boolean;
  /** The visitor pressed the button already. */
  readonly send: boolean;
}

interface NewsletterSignUpProps {
  readonly texts: NewsletterTexts;
  readonly shared: SharedFormTexts;
  readonly handover: Handover;
}

/** The newsletter's full form, in the place of the light one that was on the page before. */
export function NewsletterSignUp({ texts, shared, handover }: NewsletterSignUpProps) {
  const box = useRef<HTMLDivElement>(null);

  // Before the draft is read, so that what was typed just now does not count as restored from an earlier visit.
  useLayoutEffect(() => {
    const form = box.current?.querySelector('form');
    if (form && handover.email) fillIn(form, { email: handover.email });
    if (handover.focused) form?.querySelector('input')?.focus();
  }, [handover]);

  useEffect(() => {
    if (handover.send) box.current?.querySelector('form')?.requestSubmit();
  }, [handover]);

  return (
    <FormPageProviders texts={shared}>
      <div ref={box}>
        <SiteForm form={NEWSLETTER_FORM} texts={texts} shared={shared} layout="one-field" since={0} />
      </div>
    </FormPageProviders>
  );
}
