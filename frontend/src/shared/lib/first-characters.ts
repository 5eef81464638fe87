/** Returns at most so many characters as people count them: an emoji or a Hindi syllable is whole or left out. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  let count = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (count === most) break;
    count += 1;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
