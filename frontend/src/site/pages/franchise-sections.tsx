import type { ContentSection } from '../../content/content-page';
import type { CarouselLabels } from '../../content/home';
import { ContentSectionView } from '../content-page/content-sections';
import { Testimonials } from '../ui/testimonials';

interface FranchiseSectionsProps {
  readonly sections: readonly ContentSection[];
  readonly carousel: CarouselLabels;
}

/** Sections of a content page, its quotes as a carousel. */
export function FranchiseSections({ sections, carousel }: FranchiseSectionsProps) {
  return sections.map((section) =>
    section.kind === 'quotes' ? (
      <section className="section section--quotes" key={section.title}>
        <div className="section__inner">
          <h2 className="section__title">{section.title}</h2>
          <Testimonials items={section.items} labels={carousel} />
          <p className="section__note">{section.note}</p>
        </div>
      </section>
    ) : (
      <ContentSectionView key={section.title} section={section} />
    ),
  );
}
