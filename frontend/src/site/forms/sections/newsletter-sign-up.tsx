import { useEffect, useLayoutEffect, useRef } from 'react';
import type { SharedFormTexts } from '../../../content/form-texts';
import type { NewsletterTexts } from '../../../content/newsletter';
import { NEWSLETTER_FORM } from '../definitions/newsletter-form';
import { FormPageProviders } from '../form/form-page-providers';
import { fillIn } from '../form/form-values';
import { SiteForm } from '../form/site-form';

/** What the light form had in it when this one took its place. */
export interface TakenOver {
  readonly email: string;
  readonly focused: boolean;
  /** The visitor pressed the button already. */
  readonly send: boolean;
}

interface NewsletterSignUpProps {
  readonly texts: NewsletterTexts;
  readonly shared: SharedFormTexts;
  readonly takenOver: TakenOver;
}

/** The newsletter's form as it is sent, in the place of the light one that was on the page before. */
export function NewsletterSignUp({ texts, shared, takenOver }: NewsletterSignUpProps) {
  const box = useRef<HTMLDivElement>(null);

  // Before the draft is read, so that what was typed just now does not look like what was written last time.
  useLayoutEffect(() => {
    const form = box.current?.querySelector('form');
    if (form && takenOver.email) fillIn(form, { email: takenOver.email });
    if (takenOver.focused) form?.querySelector('input')?.focus();
  }, [takenOver]);

  useEffect(() => {
    if (takenOver.send) box.current?.querySelector('form')?.requestSubmit();
  }, [takenOver]);

  return (
    <FormPageProviders texts={shared}>
      <div ref={box}>
        <SiteForm form={NEWSLETTER_FORM} texts={texts} shared={shared} since={0} />
      </div>
    </FormPageProviders>
  );
}
