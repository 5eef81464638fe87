import './initials.css';

/** Decorative, so the name must be next to it, at least for screen readers. */
export function Initials({ name }: { readonly name: string }) {
  return (
    <span className="initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** Returns the first letters of the first and the last word. In Devanagari, a letter includes its vowel sign. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word = '') => firstLetter(word).toUpperCase()).join('');
}

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

function firstLetter(word: string): string {
  const [first] = letters.segment(word);
  return first?.segment ?? '';
}
