import type { ApplicationContent } from '../../content/application';
import type { ddoForm } from '../../content/en/forms/ddo';
import { DDO_FORM } from '../forms/definitions/ddo-form';
import { Application } from './application';

export function Page({ content }: { content: ApplicationContent<typeof ddoForm> }) {
  return <Application form={DDO_FORM} content={content} />;
}
