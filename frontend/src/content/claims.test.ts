import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { COMPANY } from './company';
import { LANGUAGES, type Language, PUBLIC_ROUTES } from './routes';
import { contentFile, contentOf, isArticle, leaves, type Tree } from './testing/leaves';

/** Returns all texts of all pages and forms. Figures are joined with their labels. */
async function statements(language: Language): Promise<string[]> {
  const pages = await Promise.all(PUBLIC_ROUTES.map(({ id }) => contentOf(language, id)));
  const folder = `${import.meta.dirname}/${language}/forms`;
  const forms: Tree[] = await Promise.all(readdirSync(folder).map((file) => import(`${folder}/${file}`)));
  return [...pages, ...forms].flatMap((page) => {
    const all = [...leaves(page)];
    const figures = new Map(all.filter(({ key }) => key === 'figure').map(({ path, text }) => [path, text]));
    return all
      .filter(({ key }) => key !== 'figure')
      .map(({ path, text }) => `${figures.get(path.replace(/label$/, 'figure')) ?? ''} ${text}`.trim());
  });
}

/** Texts that match the first pattern must also match the second. Otherwise pages would disagree. */
const TOGETHER: readonly (readonly [string, Readonly<Record<Language, readonly [RegExp, RegExp]>>])[] = [
  [
    'emails are answered within one hour, in support hours',
    {
      en: [/within one hour|1 hour/i, /support hours/],
      hi: [/एक घंटे में|1 घंटे में/, /काम के (इस )?समय/],
    },
  ],
  [
    // Except the confirmations after a submission, whose wording the specification sets.
    '24 and 48 hours are counted on working days',
    {
      en: [/(?<!! Our team will [^.]*)(24|48) hours/, /working days?|working morning/],
      hi: [/(?<!! [^।]*हमारी टीम [^।]*)(24|48) घंटे/, /काम के दिन/],
    },
  ],
  ['drafts are kept for at most a week', { en: [/until you send it/, /a week/], hi: [/भेजने तक|जब तक आप भेजें/, /हफ़्ते तक/] }],
  ['30% is possible, not guaranteed', { en: [/30%/, /up to 30%|possible/i], hi: [/30%/, /30% तक|मुमकिन/] }],
  [
    '₹5–20 lakhs are the fees and first goods, not the whole shop',
    { en: [/₹5[–-]20/, /fees and (the )?first goods/i], hi: [/₹5[–-]20/, /फ़ीस और पहले माल/] },
  ],
  [
    'after 6–12 months, sales cover the running costs but not the investment',
    {
      en: [/6–12 months/, /running costs|to break even/],
      hi: [/6–12 महीने/, /ख़र्च निकालने लगती है/],
    },
  ],
];

describe.each(LANGUAGES)('claims on pages in %s', (language) => {
  it.each(TOGETHER)('%s', async (_, patterns) => {
    const [claim, condition] = patterns[language];
    const claims = (await statements(language)).filter((text) => claim.test(text));
    expect(claims.length).toBeGreaterThan(2);
    expect(claims.filter((text) => !condition.test(text))).toEqual([]);
  });

  it('use each figure for the same thing on every page', async () => {
    const figures = (await statements(language)).filter((text) => /^(1 lakh|1 लाख)\+ |^324\+ |^85 /.test(text));
    const counted = new Map<string, RegExp>([
      ['1', /network|हमसे जुड़े/],
      ['324+', /Sarthis|representatives|सारथी/],
      ['85', /villages|गाँव/],
    ]);
    expect(figures.length).toBeGreaterThan(6);
    expect(figures.filter((text) => !counted.get(text.split(' ')[0] ?? '')?.test(text))).toEqual([]);
  });

  it('name the source of the figures for the aerial tractor', async () => {
    const claims = (await statements(language)).filter((text) => /6x capacity|6 गुना क्षमता/.test(text));
    expect(claims.length).toBeGreaterThan(1);
    const told = /maker|कंपनी के हिसाब/;
    const { content } = await import(contentFile(language, 'equipment'));
    const board = content.sections.find(({ kind }: { kind: string }) => kind === 'facts');
    expect(board.lead).toMatch(/maker’s figures|बनाने वाली कंपनी के आँकड़े/);
    expect(claims.filter((text) => !told.test(text) && !/^6/.test(text))).toEqual([]);
  });

  it('spell out DDO and BDO where they are offered, and say that neither is a government post', async () => {
    const spelled = {
      ddo: /District Development Officer|डिस्ट्रिक्ट डेवलपमेंट ऑफ़िसर/,
      bdo: /[Dd]igital influencer|डिजिटल इन्फ़्लुएंसर/,
    };
    const disclaimer = /not a government post|सरकारी पद नहीं/i;
    for (const [role, words] of Object.entries(spelled)) {
      const { content } = await import(contentFile(language, `${role}-application`));
      for (const text of [content.meta.title, content.hero.kicker]) expect(text).toMatch(words);
      expect(content.hero.lead).toMatch(disclaimer);
      const career = (await import(contentFile(language, 'career'))).content;
      const card = career.sections[0].items.find(({ text }: { text: string }) => words.test(text));
      expect(card.text).toMatch(disclaimer);
    }
    const named = (await statements(language)).filter((text) => /\b[DB]DO\b/.test(text));
    const bare = named.filter((text) => !Object.values(spelled).some((words) => words.test(text)));
    // Except sentences whose wording the specification sets, and the names of forms.
    expect(bare.filter((text) => !/application|आवेदन|our short name|छोटा नाम/.test(text))).toEqual([]);
  });

  it('call every testimonial representative, in its name and in the note before it', async () => {
    const representative = /^(Representative|नमूना) /;
    for (const id of ['kisan-canteen', 'kisan-sarthi', 'who-we-are']) {
      const { content } = await import(contentFile(language, id));
      const quotes = content.sections.find(({ kind }: { kind: string }) => kind === 'quotes');
      expect(quotes.note).toMatch(/^Representative (voices|stories), not real people|^ये असली लोग/);
      expect(quotes.items.filter(({ name }: { name: string }) => !representative.test(name))).toEqual([]);
      for (const item of quotes.items) {
        const story = id === 'kisan-sarthi' ? ['quote', 'location'] : [];
        for (const field of ['name', 'role', 'initials', 'rating', 'title', 'content', ...story]) {
          expect(item).toHaveProperty(field);
        }
      }
    }
  });

  it('do not promise that the investment is earned back', async () => {
    const back = /earn it back|लागत वापस|पैसा वापस आ/;
    expect((await statements(language)).filter((text) => back.test(text))).toEqual([]);
  });

  it('include the email address where the terms ask to write an email', async () => {
    const { content } = await import(contentFile(language, 'terms-of-service'));
    expect(content.sections.at(-1).text).toContain(COMPANY.email);
  });

  it('show the same title and date of an article everywhere', async () => {
    const { content } = await import(contentFile(language, 'kisan-ki-baat'));
    const cards = [...leaves(content)].filter(({ key, text }) => key === 'to' && text.startsWith('/blogs/'));
    for (const { id, path } of PUBLIC_ROUTES.filter((route) => isArticle(route.id))) {
      const { hero, meta } = (await import(contentFile(language, id))).content;
      const days = Number(hero.article.date.slice(-2));
      expect(hero.article.dateLabel).toMatch(new RegExp(`^${days} .* 2025$`));
      expect(meta.title.startsWith(hero.title.split(':')[0])).toBe(true);
      const shown = cards.filter(({ text }) => text === path);
      expect(shown.length).toBeGreaterThan(0);
      const texts = JSON.stringify(content.sections);
      expect(texts).toContain(hero.title);
      expect(texts).toContain(hero.article.dateLabel);
    }
  });
});
