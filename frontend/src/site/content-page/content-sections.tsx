import type {
  ContentSection,
  PhasesSection,
  ProseSection,
  QuestionsSection,
  StepsSection,
} from '../../content/content-page';
import type { CarouselLabels } from '../../content/home';
import { Illustration } from '../ui/illustration';
import { ActionLinks, ArrowLink } from '../ui/links';
import { Checklist, FactList, PriceTable } from '../ui/lists';
import { ReachUs } from '../ui/notices';
import { Section } from '../ui/section';
import { Cards } from './cards';
import { Quotes, Testimonials } from './testimonials';
import './content-sections.css';

interface ContentSectionsProps {
  readonly sections: readonly ContentSection[];
  readonly carousel?: CarouselLabels;
}

export function ContentSections({ sections, carousel }: ContentSectionsProps) {
  return sections.map((section) => <ContentSectionView key={section.title} section={section} carousel={carousel} />);
}

interface ContentSectionProps {
  readonly section: ContentSection;
  readonly carousel?: CarouselLabels | undefined;
}

export function ContentSectionView({ section, carousel }: ContentSectionProps) {
  return (
    <Section {...section} {...(section.kind === 'quotes' && { lead: section.note })}>
      <SectionBody section={section} carousel={carousel} />
    </Section>
  );
}

function SectionBody({ section, carousel }: ContentSectionProps) {
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
      return carousel ? <Testimonials {...section} labels={carousel} /> : <Quotes section={section} />;
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

function Prose({ section }: { readonly section: ProseSection }) {
  return (
    <div className={section.illustration ? 'prose prose--pictured' : 'prose'} data-reveal="">
      {section.illustration && (
        <Illustration className="prose__picture" name={section.illustration} alt={section.illustrationAlt ?? ''} />
      )}
      <div className="prose__text">
        {section.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph} text={paragraph} />
        ))}
        {section.links && (
          <p className="prose__links">
            {section.links.map((link) => (
              <ArrowLink key={link.label} link={link} />
            ))}
          </p>
        )}
        {section.actions && <ActionLinks actions={section.actions} />}
      </div>
    </div>
  );
}

function Paragraph({ text }: { readonly text: string }) {
  if (text.startsWith('## ')) return <h3 className="prose__heading">{text.slice(3)}</h3>;
  if (text.startsWith('> ')) return <p className="prose__remark">{text.slice(2)}</p>;
  return <p>{text}</p>;
}

function Steps({ section }: { readonly section: StepsSection }) {
  return (
    <ol className="steps" data-reveal="">
      {section.items.map((item) => (
        <li className="steps__item" key={item.title}>
          <h3 className="steps__title">{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ol>
  );
}

function Phases({ section }: { readonly section: PhasesSection }) {
  return (
    <ol className="phases" data-reveal="">
      {section.items.map((item) => (
        <li className="phases__item" key={item.period}>
          <p className="phases__period">{item.period}</p>
          <h3 className="phases__title">{item.title}</h3>
          <p className="phases__text">{item.text}</p>
          <Checklist items={item.milestones} planned />
        </li>
      ))}
    </ol>
  );
}

/** Only one answer is open at a time. In browsers without `name` on `<details>`, lib/enhance-page.ts does this. */
function Questions({ section }: { readonly section: QuestionsSection }) {
  if (section.allOpen) {
    return (
      <dl className="questions">
        {section.items.map((item) => (
          <div className="questions__item" key={item.question}>
            <dt className="questions__static">{item.question}</dt>
            <dd className="questions__answer">{item.answer}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <div className="questions">
      {section.items.map((item, place) => (
        <details className="questions__item" key={item.question} name={section.id ?? 'questions'} open={place === 0}>
          <summary className="questions__question">{item.question}</summary>
          <p className="questions__answer">{item.answer}</p>
        </details>
      ))}
    </div>
  );
}
