import { type ReactNode, useId } from 'react';
import './settings-part.css';

interface SettingsPartProps {
  readonly title: string;
  /** What is to be known before one chooses. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** Choices that belong together, as a card of the Settings screen. */
export function SettingsPart({ title, note, children }: SettingsPartProps) {
  const id = useId();
  return (
    <section className="settings-part" aria-labelledby={id}>
      <h2 className="settings-part__title" id={id}>
        {title}
      </h2>
      {note && <p className="settings-part__note">{note}</p>}
      {children}
    </section>
  );
}
