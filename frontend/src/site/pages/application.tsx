import type { ReactNode } from 'react';
import type { ApplicationContent } from '../../content/application';
import type { FormName } from '../../content/form-texts';
import { ContentHeroView } from '../content-page/content-hero';
import { ContentSections } from '../content-page/content-sections';
import { FormSection, HeroForm } from '../forms/sections/form-sections';
import { Island } from '../ui/island';

interface ApplicationProps {
  readonly form: FormName;
  readonly content: ApplicationContent;
  readonly inHero?: boolean;
  readonly children?: ReactNode;
}

export function Application({ form, content, inHero, children }: ApplicationProps) {
  const Sheet = inHero ? HeroForm : FormSection;
  const sheet = (
    <Sheet id="apply" title={content.apply.title} lead={content.apply.lead}>
      <Island name="form" form={form} hasProgress />
    </Sheet>
  );
  return (
    <div>
      <ContentHeroView hero={content.hero} form={inHero && sheet} />
      <ContentSections sections={content.intro} />
      {!inHero && sheet}
      {children ?? <ContentSections sections={content.sections} />}
    </div>
  );
}
