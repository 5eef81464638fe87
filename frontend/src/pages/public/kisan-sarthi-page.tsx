import type { ApplicationContent } from '../../content/application';
import type { SarthiField, SarthiSection } from '../../content/form-fields';
import { SARTHI_FORM } from '../../features/site-forms/sarthi-form';
import { Application } from './application';

export function Page({ content }: { content: ApplicationContent<SarthiField, SarthiSection> }) {
  return <Application form={SARTHI_FORM} content={content} />;
}
