import type { ReactNode } from 'react';
import type { ContentSection } from '../../content/content-page';
import './section.css';

interface SectionProps {
  /** Sets the section's background and the space above it. */
  readonly kind: ContentSection['kind'] | 'ventures' | 'campaigns' | 'newsletter';
  readonly id?: string | undefined;
  /** Id of the heading, if it names the section as a landmark. */
  readonly titleId?: string;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

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

export function Awning({ className }: { readonly className?: string }) {
  return <div className={`awning ${className ?? ''}`} />;
}
