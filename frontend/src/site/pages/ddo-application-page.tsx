import type { ApplicationContent } from '../../content/application';
import type { DdoField, DdoSection } from '../../content/form-fields';
import { DDO_FORM } from '../forms/definitions/ddo-form';
import { Application } from './application';

export function Page({ content }: { content: ApplicationContent<DdoField, DdoSection> }) {
  return <Application form={DDO_FORM} content={content} />;
}
