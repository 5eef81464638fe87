import type { ReactNode } from 'react';
import './gallery.css';

/** Long enough to break into several lines on a phone. */
export const LONG_HINDI = 'आपके गाँव के पास की किसान कैंटीन में मिट्टी की जाँच, बीज और खाद की पूरी जानकारी एक ही जगह मिलती है';

export interface GalleryField {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly disabled?: boolean;
}

/** What stands around a field in each of its states. */
export function fieldStates(label: string): GalleryField[] {
  return [
    { label },
    { label, hint: 'What is to be entered here.' },
    { label, hint: 'What is to be entered here.', error: 'Say what to do about it.' },
    { label: LONG_HINDI, hint: LONG_HINDI, error: LONG_HINDI },
  ];
}

/** One primitive with its states beside each other. */
export function States({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <div className="gallery__states">{children}</div>
    </section>
  );
}

/** What takes its share of a row: a field, a placeholder. */
export function Share({ children }: { children: ReactNode }) {
  return <div className="gallery__share">{children}</div>;
}
