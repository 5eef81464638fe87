import { type ReactNode, useRef } from 'react';
import type { ApplicationContent } from '../../content/application';
import { ContentHeroView } from '../content-page/content-hero';
import { ContentSectionView } from '../content-page/content-sections';
import type { FormDefinition } from '../forms/definitions/form-definition';
import { FormPageProviders } from '../forms/form/form-page-providers';
import { FormProgress } from '../forms/form/form-progress';
import { SiteForm } from '../forms/form/site-form';
import { FormSection } from '../forms/sections/form-section';
import { useReveal } from '../lib/use-reveal';

interface ApplicationProps<Field extends string, Section extends string> {
  readonly form: FormDefinition<Field, Section>;
  readonly content: ApplicationContent<Field, Section>;
  /** What comes after the form, where that is more than the content's sections. */
  readonly children?: ReactNode;
}

/** A content page with a long form between its sections. */
export function Application<Field extends string, Section extends string>(props: ApplicationProps<Field, Section>) {
  const { form, content, children } = props;
  const { shared, application } = content.forms;
  const root = useRef<HTMLDivElement>(null);
  useReveal(root);

  return (
    <FormPageProviders texts={shared}>
      <div ref={root}>
        <ContentHeroView hero={content.hero} />
        {content.intro.map((section) => (
          <ContentSectionView key={section.title} section={section} />
        ))}
        <FormSection id="apply" title={content.apply.title} lead={content.apply.lead}>
          <SiteForm
            form={form}
            texts={application}
            shared={shared}
            progress={<FormProgress form={form} texts={shared.progress} />}
          />
        </FormSection>
        {children ?? content.sections.map((section) => <ContentSectionView key={section.title} section={section} />)}
      </div>
    </FormPageProviders>
  );
}
