import type { ApplicationContent } from '../../content/application';
import type { bdoForm } from '../../content/en/forms/bdo';
import { BDO_FORM } from '../forms/definitions/bdo-form';
import { Application } from './application';

export function Page({ content }: { content: ApplicationContent<typeof bdoForm> }) {
  return <Application form={BDO_FORM} content={content} />;
}
