import type { ProseSection } from '../../content/content-page';
import { ActionLinks } from '../ui/action-links';
import { ArrowLink } from '../ui/arrow-link';
import { Illustration } from '../ui/illustration';
import './prose.css';

/** Running text, with a picture beside it where the section has one. */
export function Prose({ section }: { readonly section: ProseSection }) {
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
