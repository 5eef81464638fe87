import type { QuestionsSection } from '../../content/content-page';
import './questions.css';

/** One answer is open at a time: by their common name, and by script (lib/enhance-page.ts) in browsers that do not know it. */
export function Questions({ section }: { readonly section: QuestionsSection }) {
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
