import type { PhasesSection } from '../../content/content-page';
import { Checklist } from './checklist';
import './phases.css';

/** The stages of a plan, each with its targets. */
export function Phases({ section }: { readonly section: PhasesSection }) {
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
