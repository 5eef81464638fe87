import type { ApplicationContent } from '../../content/application';
import { Application } from './application';

export function Page({ content }: { content: ApplicationContent }) {
  return <Application form="bdo" content={content} />;
}
