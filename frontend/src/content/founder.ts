/** The founder section of the "About us" page. `FOUNDER = null` removes it. */
import type { ExternalLink, ProseSection } from './content-page';
import type { IllustrationName } from './illustrations';
import type { Language } from './routes';

export interface Founder {
  readonly name: Readonly<Record<Language, string>>;
  /** An illustration, or a photograph inside an SVG with that name. */
  readonly picture?: { readonly illustration: IllustrationName; readonly alt: Readonly<Record<Language, string>> };
  readonly paragraphs: Readonly<Record<Language, readonly string[]>>;
  readonly links: readonly ExternalLink[];
}

export const FOUNDER: Founder | null = {
  name: { en: 'The founder', hi: 'संस्थापक' },
  picture: {
    illustration: 'chaupal',
    alt: {
      en: 'Villagers sit and talk around a great tree; one of them has the newspaper open',
      hi: 'बड़े पेड़ के चबूतरे पर बैठकर बात करते गाँव के लोग, एक के हाथ में खुला अख़बार',
    },
  },
  paragraphs: {
    en: [
      'The founder was 18 years old and had Rs. 5000 when he started. There was no office and no investor, only a village, a notebook and one stubborn idea: rural India does not need pity, it needs a fair counter.',
      '> Do not bring the farmer to the market. Bring the market to the farmer.',
    ],
    hi: [
      'शुरुआत के समय संस्थापक की उम्र 18 साल थी और जेब में ₹5,000। न दफ़्तर, न निवेशक; बस एक गाँव, एक कॉपी और यह ज़िद कि गाँव को दया नहीं, ईमानदार काउंटर चाहिए।',
      '> किसान को बाज़ार मत ले जाओ, बाज़ार को किसान तक लाओ।',
    ],
  },
  links: [
    { label: 'X', href: 'https://x.com/kisancanteen' },
    { label: 'Instagram', href: 'https://www.instagram.com/kisancanteen' },
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/kisancanteen' },
  ],
};

/** Returns the founder section, or nothing if there is no founder. */
export function founderSection(language: Language, founder = FOUNDER): readonly ProseSection[] {
  if (!founder) return [];
  const { name, picture, paragraphs, links } = founder;
  return [
    {
      kind: 'prose',
      id: 'founder',
      title: name[language],
      ...(picture && { illustration: picture.illustration, illustrationAlt: picture.alt[language] }),
      paragraphs: paragraphs[language],
      ...(links.length > 0 && { links }),
    },
  ];
}
