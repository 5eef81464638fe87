import type { content as en } from '../../../en/pages/blogs/blog-health-sanitation';
import { newsletterInvitation } from '../../newsletter';

export const content: typeof en = {
  meta: {
    title: 'साफ़ हाथ, सेहतमंद घर: गाँव की दुकान से सेहत और सफ़ाई | किसान की बात',
    description: 'साबुन, सैनिटरी पैड, साफ़ पानी, सँभलकर छिड़काव: कैंटीन और किसान सारथी सेहत को दरवाज़े तक कैसे लाते हैं।',
  },
  hero: {
    illustration: 'hand-pump',
    illustrationAlt: 'हैंडपंप पर हाथ धोता बच्चा, पास में साबुन लिए एक महिला',
    title: 'साफ़ हाथ, सेहतमंद घर',
    lead: 'घर का सबसे महँगा ख़र्च बीमारी है। उसका बड़ा हिस्सा उन चीज़ों से टल सकता है जो सारथी के थैले में आ जाती हैं।',
    article: { category: 'सेहत और सफ़ाई', date: '2025-01-12', dateLabel: '12 जनवरी 2025', readLabel: 'पढ़ने में 10 मिनट' },
  },
  sections: [
    {
      kind: 'call',
      title: 'आपके गाँव में सेहत का दिन',
      text: 'अपनी कैंटीन से कहिए, या गाँव का नाम हमें लिख भेजिए।',
      actions: [
        { label: 'सेहत का दिन रखवाइए', to: '/contact-us?subject=health#write' },
        { label: 'और कहानियाँ', to: '/kisan-ki-baat' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
};
