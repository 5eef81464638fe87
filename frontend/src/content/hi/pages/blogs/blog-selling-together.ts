import type { content as en } from '../../../en/pages/blogs/blog-selling-together';
import { newsletterInvitation } from '../../newsletter';

export const content: typeof en = {
  meta: {
    title: 'चालीस गाड़ियाँ या एक लॉट: फ़सल साथ मिलकर बेचना | किसान की बात',
    description:
      'सुखाइए, साफ़ कीजिए, तौलिए, भाव मिलाइए: चालीस गाड़ियों की जगह एक बड़ा लॉट कैसे बिकता है, और दाम 30% तक ऊँचा क्यों हो सकता है।',
  },
  hero: {
    illustration: 'loading-truck',
    illustrationAlt: 'एक ही ट्रक पर अपनी बोरियाँ चढ़ाते किसान',
    title: 'चालीस गाड़ियाँ या एक लॉट',
    lead: 'फ़सल साल की सबसे बड़ी बिक्री है, और ज़्यादातर लोग इसे जल्दी में करते हैं। बेचने से पहले क्या करें, अकेले भी और साथ मिलकर भी।',
    article: { category: 'फ़सल की बिक्री', date: '2025-01-29', dateLabel: '29 जनवरी 2025', readLabel: 'पढ़ने में 8 मिनट' },
  },
  sections: [
    {
      kind: 'call',
      title: 'अगली बार क्या कटेगा?',
      text: 'फ़सल, मात्रा और हफ़्ता लिख दीजिए। काटने से पहले हम ख़रीदार ढूँढेंगे।',
      actions: [
        { label: 'अपनी फ़सल बेचिए', to: '/contact-us?subject=agri-trade#write' },
        { label: 'फ़सल की ख़रीद-बिक्री के बारे में', to: '/services/agri-trade' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
};
