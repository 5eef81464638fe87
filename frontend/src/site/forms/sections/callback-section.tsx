import { useState } from 'react';
import type { CallbackContent } from '../../../content/franchise';
import { ReachUs } from '../../ui/reach-us';
import { Section } from '../../ui/section';
import { type CallbackLeadType, callbackFormFor } from '../definitions/callback-form';
import { SiteForm } from '../ui/site-form';

/** What a franchise page closes with: three answers, and somebody calls back. */
export function CallbackSection({ type, content }: { type: CallbackLeadType; content: CallbackContent }) {
  const [form] = useState(() => callbackFormFor(type));
  return (
    <Section kind="call" id="enquire" titleId="enquire-title" title={content.title} lead={content.text}>
      <SiteForm form={form} texts={content.form} shared={content.shared} layout="row" />
      <ReachUs />
    </Section>
  );
}
