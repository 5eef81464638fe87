import type { ReactNode } from 'react';
import type { ContentSection } from '../../content/content-page';
import './section.css';

interface SectionProps {
  /** What it holds. Its background and the space above it depend on this. */
  readonly kind: ContentSection['kind'] | 'ventures' | 'campaigns' | 'newsletter';
  readonly id?: string | undefined;
  /** The id of the heading, if the section is a landmark named by it. */
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

/** A striped shop awning, as wide as its container. */
export function Awning({ className }: { readonly className?: string }) {
  return <div className={`awning ${className ?? ''}`} />;
}
