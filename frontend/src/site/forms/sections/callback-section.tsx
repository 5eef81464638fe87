import type { CallbackContent } from '../../../content/franchise';
import { Island } from '../../ui/island';
import { ReachUs } from '../../ui/notices';
import { Section } from '../../ui/section';
import type { CallbackLeadType } from '../definitions/callback-form';

/** What a franchise page closes with: three answers, and somebody calls back. */
export function CallbackSection({ type, content }: { type: CallbackLeadType; content: CallbackContent }) {
  return (
    <Section kind="call" id="enquire" titleId="enquire-title" title={content.title} lead={content.text}>
      <Island name="form" form="callback" type={type} layout="row" />
      <ReachUs />
    </Section>
  );
}
