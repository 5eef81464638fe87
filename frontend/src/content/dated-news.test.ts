import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LANGUAGES, type Language, PUBLIC_ROUTES } from './routes';
import { contentFile, contentOf, type Leaf, leaves, type Tree } from './testing/leaves';

const NEWS: Readonly<Record<Language, RegExp>> = {
  en: /\b(will|shall|to be|upcoming|soon|opens?|opening soon|is being|are being|is to|are to|now|begins?|latest|invited)\b/i,
  hi: /(ेगा|ेगी|ेंगे|ेंगी|एगा|एगी|एँगे|एँगी|होगा|होगी|होंगे|रहा है|रही है|रहे हैं|आने वाल|जल्द|ताज़ा|आमंत्रित)/,
};
/** Matches sentences about a past announcement or plan, because these stay true. */
const FRAME: Readonly<Record<Language, RegExp>> = {
  en: /\b(announced|road map|plans?|targets?|effective)\b/i,
  hi: /घोषणा (की|हुई)(?! जा)|घोषणा के अनुसार|घोषित|योजना|लक्ष्य|लागू/,
};
/** Matches words about the future that are wrong even in sentences that `FRAME` matches. */
const STILL_TO_COME: Readonly<Record<Language, RegExp>> = {
  en: /\b(upcoming|soon|latest|(will|shall|to|is being|are being)( be)? announced?)\b/i,
  hi: /घोषणा (\S+ ){0,4}(होगी|होंगी|करेंगे|करेगी|जाएगी|जाएँगी)|आने वाल|जल्द|ताज़ा/,
};
const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर';
const DAY = new RegExp(`\\b\\d{1,2} (${MONTHS})(?![\\p{L}\\p{M}])`, 'u');
/** Matches a year, or a range of years and captures the last. */
const YEARS = /\b(?:20\d\d[–-])?(20\d\d)\b/g;

const isPast = (year: number) => year < new Date().getFullYear();
const sentencesOf = (text: string) => text.split(/(?<=[!?।])\s+|(?<=\.)\s+(?=\D)/);

const tellsOfThePast = (sentence: string) =>
  DAY.test(sentence) || [...sentence.matchAll(YEARS)].some(([, year]) => isPast(Number(year)));

/** Returns texts that read like news although their date is past. The date is in the sentence or in its item. */
function staleNews(language: Language, tree: Tree): Leaf[] {
  const all = [...leaves(tree)];
  const pastItems = all
    .filter(({ key, text }) => key === 'date' && isPast(Number(text.slice(0, 4))))
    .map(({ path }) => path.replace(/date$/, ''));
  const pastSections = pastItems.map((item) => item.replace(/items\.\d+\.$/, ''));
  return all.filter(({ path, key, text }) => {
    if (key === 'to' || key === 'href') return false;
    const parts = path.split('.').at(-1) ?? '';
    const isUnderPastDate =
      [...pastItems, ...pastSections].some((place) => path === `${place}${parts}`) &&
      ['title', 'text', 'lead'].includes(parts);
    return sentencesOf(text).some(
      (sentence) =>
        (isUnderPastDate || tellsOfThePast(sentence)) &&
        NEWS[language].test(sentence) &&
        (!FRAME[language].test(sentence) || STILL_TO_COME[language].test(sentence)),
    );
  });
}

describe('a visitor of 2028', () => {
  beforeAll(() => void jest.useFakeTimers({ now: new Date('2028-01-01T06:00:00Z'), advanceTimers: true }));
  afterAll(() => void jest.useRealTimers());

  it('would find a sentence whose date is past (check of this test)', () => {
    expect(staleNews('en', { text: 'A canteen opens in Bihar on 15 July.' })).toHaveLength(1);
    expect(staleNews('hi', { text: 'तारीख़ 2025 में बताई जाएगी।' })).toHaveLength(1);
    expect(staleNews('en', { date: '2025-07-15', title: 'Franchise no. 65 opens' })).toHaveLength(1);
    expect(staleNews('en', { title: 'Upcoming events', items: [{ date: '2025-07-15' }] })).toHaveLength(1);
    expect(staleNews('en', { text: 'By 2030 research centres will stand there.' })).toEqual([]);
    expect(staleNews('en', { text: 'We announced in 2025 that a mandi will open in Bihar.' })).toEqual([]);
    expect(staleNews('hi', { text: '2025 में घोषणा हुई कि मंडी खुलेगी।' })).toEqual([]);
  });

  it.each([
    ['en', 'The date will be announced in 2025.'],
    ['en', 'The launch, its day to be announced in 2025.'],
    ['en', 'Upcoming: franchise no. 65, announced for 15 July.'],
    ['en', 'Upcoming Farmer Events, as announced in 2025'],
    ['hi', 'तारीख़ की घोषणा 2025 में होगी।'],
    ['hi', 'तारीख़ की घोषणा 2025 में की जाएगी।'],
  ] as const)('would find in %s an announcement that never came: %s', (language, text) => {
    expect(staleNews(language, { text })).toHaveLength(1);
  });

  describe.each(LANGUAGES)('finds no outdated news in %s', (language) => {
    it.each(PUBLIC_ROUTES.map(({ id }) => id))('on the page %s', async (id) => {
      expect(staleNews(language, await contentOf(language, id))).toEqual([]);
    });

    it('in layout, forms and messages', async () => {
      const folder = `${import.meta.dirname}/${language}`;
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      const others = files.filter((file) => file.endsWith('.ts') && !/^(pages|articles)/.test(file));
      expect(others.length).toBeGreaterThan(10);
      for (const file of others) expect(staleNews(language, await import(`${folder}/${file}`))).toEqual([]);
    });
  });
});

const TARGET = /(100|500)(\+| से ज़्यादा) (outlets|कैंटीन)/;
const ANNOUNCED = /announced|घोषित/;

describe('announced targets', () => {
  it.each(LANGUAGES)('are called announced in %s wherever they appear', async (language) => {
    const { layoutTexts } = await import(`./${language}/layout`);
    const trees = [layoutTexts, ...(await Promise.all(PUBLIC_ROUTES.map(({ id }) => contentOf(language, id))))];
    const named = trees
      .flatMap((tree) => [...leaves(tree)])
      // Except milestones, because the text above the phases says that all of them are targets.
      .filter(({ path, text }) => TARGET.test(text) && !path.includes('milestones'));
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter(({ text }) => !ANNOUNCED.test(text))).toEqual([]);
  });

  it.each(LANGUAGES)('have a lead above the phases of the road map in %s that calls them targets', async (language) => {
    const { layoutTexts } = await import(`./${language}/layout`);
    for (const { text } of layoutTexts.roadmap.phases) expect(text).toMatch(ANNOUNCED);
    const { content } = await import(contentFile(language, 'our-future'));
    const phases = content.sections.find(({ kind }: { kind: string }) => kind === 'phases');
    expect(phases.lead).toMatch(/announced it in 2025.*targets|2025 में घोषित.*लक्ष्य/);
  });

  it.each(LANGUAGES)('have a date on the news page in %s', async (language) => {
    const { content } = await import(contentFile(language, 'news'));
    const [announced] = content.sections;
    expect(announced.kind).toBe('cards');
    for (const item of announced.items) {
      expect(item.date).toMatch(/^\d{4}(-\d\d-\d\d)?$/);
      expect(item.dateLabel).toContain(item.date.slice(0, 4));
    }
  });
});
