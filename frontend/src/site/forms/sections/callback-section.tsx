import { useState } from 'react';
import type { CallbackContent } from '../../../content/franchise';
import { ReachUs } from '../../ui/reach-us';
import { SiteForm } from '../form/site-form';
import './callback-section.css';
import { type CallbackLeadType, callbackFormFor } from '../definitions/callback-form';

/** What a franchise page closes with: three answers, and somebody calls back. */
export function CallbackSection({ type, content }: { type: CallbackLeadType; content: CallbackContent }) {
  const [form] = useState(() => callbackFormFor(type));
  return (
    <section className="section section--call callback-section" id="enquire" aria-labelledby="enquire-title">
      <div className="section__inner">
        <h2 className="section__title" id="enquire-title">
          {content.title}
        </h2>
        <p className="section__lead">{content.text}</p>
        <SiteForm form={form} texts={content.form} shared={content.shared} />
        <ReachUs />
      </div>
    </section>
  );
}
