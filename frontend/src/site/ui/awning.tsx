import './awning.css';

/** A striped shop awning, as wide as what it stands in. */
export function Awning({ className }: { readonly className?: string }) {
  return <div className={`awning ${className ?? ''}`} />;
}
