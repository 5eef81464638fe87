import { type ComponentType, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { NewsletterInvitation } from '../../../content/newsletter';
import { useLanguage } from '../../lib/language-context';
import { NoScriptNotice } from '../../ui/no-script-notice';
import { Section } from '../../ui/section';
import { readDraft, writeDraft } from '../outbox/drafts';
import { NoEmail } from '../ui/no-email';
import { loadNewsletterSignUp } from './load-newsletter-sign-up';
import type { Handover } from './newsletter-sign-up';
import '../ui/site-form.css';
import './newsletter-section.css';

const FORM_ID = 'newsletter';

/** The invitation to subscribe. */
export function NewsletterSection({ texts }: { texts: NewsletterInvitation }) {
  return (
    <Section kind="newsletter" id="newsletter" titleId="newsletter-title" title={texts.title} lead={texts.lead}>
      <div className="newsletter-section">
        <LightSignUp texts={texts} />
      </div>
    </Section>
  );
}

/**
 * A light form that looks like every other and saves its draft. The full form, which checks and sends, is loaded on the
 * first focus and replaces this one when it is submitted, not while somebody is typing.
 */
function LightSignUp({ texts }: { texts: NewsletterInvitation }) {
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [FullForm, setFullForm] = useState<ComponentType<{ handover: Handover }> | null>(null);
  const [handover, setHandover] = useState<Handover>({ email: '', focused: false, send: false });
  const [state, setState] = useState<'idle' | 'sending' | 'unreachable'>('idle');

  const takeOver = useCallback(
    async (send: boolean) => {
      const Loaded = await loadNewsletterSignUp(language);
      const input = form.current?.querySelector('input');
      setHandover({ email: input?.value ?? '', focused: document.activeElement === input, send });
      setFullForm(() => Loaded);
    },
    [language],
  );

  useEffect(() => {
    const typed = form.current?.querySelector('input')?.value;
    if (typed) writeDraft(FORM_ID, { values: { email: typed } });
    else if (readDraft(FORM_ID)?.values['email']) takeOver(false).catch(() => {});
  }, [takeOver]);

  if (FullForm) return <FullForm handover={handover} />;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setState('sending');
    await takeOver(true).catch(() => setState('unreachable'));
  };

  return (
    <form
      className="site-form site-form--one-field"
      method="dialog"
      noValidate
      aria-labelledby="newsletter-title"
      data-draft={FORM_ID}
      ref={form}
      onSubmit={onSubmit}
      onFocus={() => loadNewsletterSignUp(language).catch(() => {})}
    >
      <NoScriptNotice />
      <fieldset className="site-form__body" disabled={state === 'sending'}>
        <div>
          <div className="field">
            <label className="field__label" htmlFor="newsletter-email">
              {texts.email}
            </label>
            <input
              className="field__control"
              id="newsletter-email"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              enterKeyHint="send"
              required
              onInput={({ currentTarget }) => writeDraft(FORM_ID, { values: { email: currentTarget.value } })}
            />
          </div>
          <NoEmail />
        </div>
        <button className="button site-form__submit" type="submit">
          {state === 'sending' ? texts.submitting : texts.submit}
        </button>
      </fieldset>
      <p className="field__error" role="alert">
        {state === 'unreachable' && texts.unreachable}
      </p>
      <p className="site-form__consent">
        {texts.consent} <Link to="/privacy-policy">{texts.policy}</Link>
      </p>
    </form>
  );
}
