import type { content as en } from '../../../en/pages/blogs/blog-soil-test-technology';
import { newsletterInvitation } from '../../newsletter';

export const content: typeof en = {
  meta: {
    title: '15 मिनट में मिट्टी की जाँच कैसे होती है | किसान की बात',
    description:
      'क्या-क्या नापा जाता है, 200 ग्राम का नमूना सही कैसे लें, सॉइल हेल्थ कार्ड कैसे पढ़ें, और 30% तक ज़्यादा पैदावार कहाँ से आती है।',
  },
  hero: {
    illustration: 'soil-lab',
    illustrationAlt: 'मिट्टी की ट्यूब उठाए सफ़ेद कोट पहने महिला, पास में मशीन और एक किसान',
    title: '15 मिनट में मिट्टी की जाँच कैसे होती है',
    lead: 'क़रीब 200 ग्राम मिट्टी, एक छोटी मशीन, और उसी दिन कार्ड। बीच में क्या होता है, और उसका पूरा फ़ायदा कैसे लें।',
    article: { category: 'तकनीक', date: '2025-01-18', dateLabel: '18 जनवरी 2025', readLabel: 'पढ़ने में 13 मिनट' },
  },
  sections: [
    {
      kind: 'call',
      title: 'आपके खेत के लिए 15 मिनट',
      text: 'गाँव, रक़बा और दिन लिख दीजिए। काम के दिनों में 24 घंटे के अंदर फ़ोन आएगा।',
      actions: [
        { label: 'मिट्टी की जाँच कराइए', to: '/services/soil-testing#form' },
        { label: 'सेवा के बारे में', to: '/services/soil-testing' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
};
