import { type ReactNode, useRef } from 'react';
import type { ApplicationContent } from '../../content/application';
import { ContentHeroView } from '../content-page/content-hero';
import { ContentSectionView } from '../content-page/content-sections';
import type { FormDefinition } from '../forms/definitions/form-definition';
import { FormPageProviders } from '../forms/form/form-page-providers';
import { FormProgress } from '../forms/form/form-progress';
import { SiteForm } from '../forms/form/site-form';
import { useReveal } from '../lib/use-reveal';
import { ReachUs } from '../ui/reach-us';
import './application.css';
import './content-page.css';

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
      <div className="content-page" ref={root}>
        <ContentHeroView hero={content.hero} />
        {content.intro.map((section) => (
          <ContentSectionView key={section.title} section={section} />
        ))}
        <section className="section application" id="apply" aria-labelledby="apply-title">
          <div className="section__inner application__columns">
            <div>
              <h2 className="section__title" id="apply-title">
                {content.apply.title}
              </h2>
              <p>{content.apply.lead}</p>
              <ReachUs />
            </div>
            <div className="application__sheet">
              <div className="awning" />
              <SiteForm
                form={form}
                texts={application}
                shared={shared}
                progress={<FormProgress form={form} texts={shared.progress} />}
              />
            </div>
          </div>
        </section>
        {children ?? content.sections.map((section) => <ContentSectionView key={section.title} section={section} />)}
      </div>
    </FormPageProviders>
  );
}
