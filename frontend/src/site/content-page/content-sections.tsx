import type {
  CallSection,
  CardItem,
  CardsSection,
  ContentSection,
  ListSection,
  PhasesSection,
  ProseSection,
  QuestionsSection,
  QuotesSection,
  StepsSection,
  TableSection,
} from '../../content/content-page';
import { Icon } from '../../shared/ui/icon';
import { ActionLinks } from '../ui/action-links';
import { ArrowLink } from '../ui/arrow-link';
import { FactList } from '../ui/fact-list';
import { Illustration } from '../ui/illustration';
import { ReachUs } from '../ui/reach-us';

/** One section of a content page, according to its kind. */
export function ContentSectionView({ section }: { section: ContentSection }) {
  return (
    <section className={`section section--${section.kind}`} id={section.id}>
      <div className="section__inner">
        <h2 className="section__title">{section.title}</h2>
        {section.lead && <p className="section__lead">{section.lead}</p>}
        <SectionBody section={section} />
      </div>
    </section>
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
      return <Cards section={section} />;
    case 'list':
      return <Checklist section={section} />;
    case 'table':
      return <PriceList section={section} />;
    case 'phases':
      return <Phases section={section} />;
    case 'questions':
      return <Questions section={section} />;
    case 'quotes':
      return <Quotes section={section} />;
    case 'call':
      return <Call section={section} />;
  }
}

function Prose({ section }: { section: ProseSection }) {
  return (
    <div className={section.illustration ? 'prose prose--pictured' : 'prose'} data-reveal="">
      {section.illustration && (
        <div className="prose__picture illustration-box">
          <Illustration name={section.illustration} alt={section.illustrationAlt ?? ''} />
        </div>
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

function Paragraph({ text }: { text: string }) {
  if (text.startsWith('## ')) return <h3 className="prose__heading">{text.slice(3)}</h3>;
  if (text.startsWith('> ')) return <p className="prose__remark">{text.slice(2)}</p>;
  return <p>{text}</p>;
}

function Steps({ section }: { section: StepsSection }) {
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

function Cards({ section }: { section: CardsSection }) {
  return (
    <>
      <ul className="cards" data-reveal="">
        {section.items.map((item) => (
          <LedgerEntry key={item.title} item={item} />
        ))}
      </ul>
      {section.more && (
        <p className="section__more">
          <ArrowLink link={section.more} />
        </p>
      )}
    </>
  );
}

function LedgerEntry({ item }: { item: CardItem }) {
  return (
    <li className={item.link ? 'cards__entry cards__entry--linked' : 'cards__entry'}>
      {item.icon && (
        <span className="cards__icon">
          <Icon name={item.icon} />
        </span>
      )}
      <div className="cards__text">
        {item.tag && <p className="cards__tag">{item.tag}</p>}
        <h3 className="cards__title">{item.title}</h3>
        <p>{item.text}</p>
        {item.link && <ArrowLink link={item.link} />}
      </div>
    </li>
  );
}

function Checklist({ section }: { section: ListSection }) {
  return (
    <ul className="checklist">
      {section.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function PriceList({ section }: { section: TableSection }) {
  return (
    <>
      <table className="price-table">
        <tbody>
          {section.rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>
                <span>{row.value}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {section.note && <p className="section__note">{section.note}</p>}
    </>
  );
}

function Phases({ section }: { section: PhasesSection }) {
  return (
    <ol className="phases" data-reveal="">
      {section.items.map((item) => (
        <li className="phases__item" key={item.period}>
          <p className="phases__period">{item.period}</p>
          <h3 className="phases__title">{item.title}</h3>
          <p>{item.text}</p>
          <ul className="checklist">
            {item.milestones.map((milestone) => (
              <li key={milestone}>{milestone}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** The browser itself keeps one answer open at a time, so this works without a script. */
function Questions({ section }: { section: QuestionsSection }) {
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

function Quotes({ section }: { section: QuotesSection }) {
  return (
    <>
      <ul className="quotes" data-reveal="">
        {section.items.map((item) => (
          <li key={item.quote}>
            <figure className="quotes__item">
              <blockquote>
                <p>{item.quote}</p>
              </blockquote>
              <figcaption>{item.role}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="section__note">{section.note}</p>
    </>
  );
}

function Call({ section }: { section: CallSection }) {
  return (
    <>
      <p className="section__lead">{section.text}</p>
      <ActionLinks actions={section.actions} />
      <ReachUs />
    </>
  );
}
