import type { ReactNode } from 'react';
import type { ContentSection } from '../../content/content-page';
import './section.css';

interface SectionProps {
  /** What it holds, on which its ground and the space above it depend. */
  readonly kind: ContentSection['kind'] | 'ventures' | 'campaigns' | 'newsletter';
  readonly id?: string | undefined;
  /** Of the heading, where the section is a landmark that is named by it. */
  readonly titleId?: string;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** A full-width section of a page under its heading. */
export function Section({ kind, id, titleId, title, lead, children }: SectionProps) {
  return (
    <section className={`section section--${kind}`} id={id} aria-labelledby={titleId}>
      <div className="section__inner">
        <h2 className="section__title" id={titleId}>
          {title}
        </h2>
        {lead && <p className="section__lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}

/** A striped shop awning, as wide as what it stands in. */
export function Awning({ className }: { readonly className?: string }) {
  return <div className={`awning ${className ?? ''}`} />;
}
