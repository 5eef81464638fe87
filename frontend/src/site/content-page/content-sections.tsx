import type { ContentSection } from '../../content/content-page';
import { ActionLinks } from '../ui/action-links';
import { ArrowLink } from '../ui/arrow-link';
import { FactList } from '../ui/fact-list';
import { PriceTable } from '../ui/price-table';
import { ReachUs } from '../ui/reach-us';
import { Section } from '../ui/section';
import { Cards } from './cards';
import { Checklist } from './checklist';
import { Phases } from './phases';
import { Prose } from './prose';
import { Questions } from './questions';
import { Quotes } from './quotes';
import { Steps } from './steps';

/** One section of a content page, according to its kind. */
export function ContentSectionView({ section }: { section: ContentSection }) {
  return (
    <Section {...section} {...(section.kind === 'quotes' && { lead: section.note })}>
      <SectionBody section={section} />
    </Section>
  );
}

function SectionBody({ section }: { section: ContentSection }) {
  switch (section.kind) {
    case 'prose':
      return <Prose section={section} />;
    case 'facts':
      return <FactList items={section.items} />;
    case 'steps':
      return <Steps section={section} />;
    case 'cards':
      return (
        <>
          <Cards items={section.items} />
          {section.more && (
            <p className="section__more">
              <ArrowLink link={section.more} />
            </p>
          )}
        </>
      );
    case 'list':
      return <Checklist items={section.items} planned={section.planned} />;
    case 'table':
      return (
        <>
          <PriceTable rows={section.rows} />
          {section.note && <p className="section__note">{section.note}</p>}
        </>
      );
    case 'phases':
      return <Phases section={section} />;
    case 'questions':
      return <Questions section={section} />;
    case 'quotes':
      return <Quotes section={section} />;
    case 'call':
      return (
        <>
          <p className="section__lead">{section.text}</p>
          <ActionLinks actions={section.actions} />
          <ReachUs />
        </>
      );
  }
}
