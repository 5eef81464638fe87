import type { ApplicationContent } from '../../content/application';
import type { BdoField, BdoSection } from '../../content/form-fields';
import { BDO_FORM } from '../forms/definitions/bdo-form';
import { Application } from './application';

export function Page({ content }: { content: ApplicationContent<BdoField, BdoSection> }) {
  return <Application form={BDO_FORM} content={content} />;
}
