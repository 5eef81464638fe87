import './checklist.css';

/** What is needed or included, ticked. */
export function Checklist({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="checklist">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
