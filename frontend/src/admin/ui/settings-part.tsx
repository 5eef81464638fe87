import { type ReactNode, useId } from 'react';
import './settings-part.css';

interface SettingsPartProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

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
