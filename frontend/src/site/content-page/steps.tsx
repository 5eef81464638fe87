import type { StepsSection } from '../../content/content-page';
import './steps.css';

/** Things that happen one after the other, numbered. */
export function Steps({ section }: { readonly section: StepsSection }) {
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
