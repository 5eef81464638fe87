import './checklist.css';

interface ChecklistProps {
  readonly items: readonly string[];
  /** Not done yet: open rings instead of ticks. */
  readonly planned?: boolean | undefined;
}

/** What is needed, included or planned, each with a mark. */
export function Checklist({ items, planned }: ChecklistProps) {
  return (
    <ul className={planned ? 'checklist checklist--planned' : 'checklist'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
