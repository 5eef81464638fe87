import { useState } from 'react';
import type { StripContent } from '../../content/franchise';
import { ReachUs } from '../../shared/ui/reach-us';
import { SiteForm } from './site-form';
import './strip-band.css';
import { type StripLeadType, stripForm } from './strip-form';

/** What a franchise page closes with: three answers, and somebody calls back. */
export function StripBand({ type, content }: { type: StripLeadType; content: StripContent }) {
  const [form] = useState(() => stripForm(type));
  return (
    <section className="band band--call strip" id="enquire" aria-labelledby="enquire-title">
      <div className="band__inner">
        <h2 className="band__title" id="enquire-title">
          {content.title}
        </h2>
        <p className="band__lead">{content.text}</p>
        <SiteForm form={form} texts={content.form} shared={content.shared} />
        <ReachUs />
      </div>
    </section>
  );
}
