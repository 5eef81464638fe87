import type { ReactNode } from 'react';
import './gallery.css';

/** Long enough to wrap on a phone. */
export const LONG_HINDI = 'आपके गाँव के पास की किसान कैंटीन में मिट्टी की जाँच, बीज और खाद की पूरी जानकारी एक ही जगह मिलती है';

export interface GalleryField {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly disabled?: boolean;
}

export function fieldStates(label: string): GalleryField[] {
  return [
    { label },
    { label, hint: 'What to enter here.' },
    { label, hint: 'What to enter here.', error: 'What to do about the error.' },
    { label: LONG_HINDI, hint: LONG_HINDI, error: LONG_HINDI },
  ];
}

export function States({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <div className="gallery__states">{children}</div>
    </section>
  );
}

export function Share({ children }: { children: ReactNode }) {
  return <div className="gallery__share">{children}</div>;
}
