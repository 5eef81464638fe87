import type { ContentSection } from '../../content/content-page';
import type { CarouselLabels } from '../../content/home';
import { ContentSectionView } from '../content-page/content-sections';
import { Testimonials } from '../franchise/testimonials';
import { Section } from '../ui/section';

interface FranchiseSectionsProps {
  readonly sections: readonly ContentSection[];
  readonly carousel: CarouselLabels;
}

/** Sections of a content page, its quotes as a carousel. */
export function FranchiseSections({ sections, carousel }: FranchiseSectionsProps) {
  return sections.map((section) =>
    section.kind === 'quotes' ? (
      <Section kind="quotes" key={section.title} title={section.title} lead={section.note}>
        <Testimonials {...section} labels={carousel} />
      </Section>
    ) : (
      <ContentSectionView key={section.title} section={section} />
    ),
  );
}
