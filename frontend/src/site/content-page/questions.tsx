import type { QuestionsSection } from '../../content/content-page';
import './questions.css';

/** The browser itself keeps one answer open at a time, so this works without a script. */
export function Questions({ section }: { readonly section: QuestionsSection }) {
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
