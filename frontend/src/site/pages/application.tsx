import { type ReactNode } from 'react';
import type { ApplicationContent } from '../../content/application';
import type { FormTexts } from '../../content/form-texts';
import { ContentHeroView } from '../content-page/content-hero';
import { ContentSectionView } from '../content-page/content-sections';
import { FormPageProviders } from '../forms/form/form-page-providers';
import type { FormDefinition } from '../forms/model/form-definition';
import { FormSection } from '../forms/sections/form-section';
import { HeroForm } from '../forms/sections/hero-form';
import { FormProgress } from '../forms/ui/form-progress';
import { SiteForm } from '../forms/ui/site-form';
import { revealOnScroll } from '../lib/reveal';

interface ApplicationProps<Field extends string, Section extends string> {
  readonly form: FormDefinition<Field, Section>;
  readonly content: ApplicationContent<FormTexts<Field, Section>>;
  /** The page opens with the form instead of leading up to it. */
  readonly inHero?: boolean;
  /** What comes after the form, where that is more than the content's sections. */
  readonly children?: ReactNode;
}

/** A content page with a long form in its hero or between its sections. */
export function Application<Field extends string, Section extends string>(props: ApplicationProps<Field, Section>) {
  const { form, content, inHero, children } = props;
  const { shared, application } = content.forms;
  const siteForm = (
    <SiteForm
      form={form}
      texts={application}
      shared={shared}
      progress={<FormProgress form={form} texts={shared.progress} />}
    />
  );
  const Sheet = inHero ? HeroForm : FormSection;
  const sheet = (
    <Sheet id="apply" title={content.apply.title} lead={content.apply.lead}>
      {siteForm}
    </Sheet>
  );
  return (
    <FormPageProviders texts={shared}>
      <div ref={revealOnScroll}>
        <ContentHeroView hero={content.hero} form={inHero && sheet} />
        {content.intro.map((section) => (
          <ContentSectionView key={section.title} section={section} />
        ))}
        {!inHero && sheet}
        {children ?? content.sections.map((section) => <ContentSectionView key={section.title} section={section} />)}
      </div>
    </FormPageProviders>
  );
}
