import type { content as en } from '../../../en/pages/blogs/blog-empowering-communities';
import { newsletterInvitation } from '../../newsletter';

export const content: typeof en = {
  meta: {
    title: 'एक काउंटर, आठ\u00a0सेवाएँ, मज़बूत गाँव | किसान की बात',
    description:
      'राशन, मिट्टी जाँच, खाद-बीज, लोन, सलाह, मशीन, जानकारी और बिक्री एक छत के नीचे हों, तो गाँव का पैसा और काम गाँव में रहता है।',
  },
  hero: {
    illustration: 'village-square',
    illustrationAlt: 'कैंटीन के सामने साथ बैठी महिलाएँ, पास में बात करते पड़ोसी',
    title: 'एक काउंटर, आठ\u00a0सेवाएँ, मज़बूत गाँव',
    lead: 'गाँव में मेहनत की कमी नहीं। कमी ऐसी जगह की है जहाँ मेहनत का सही दाम मिले। ऐसी जगह खुलती है तो यह बदलता है।',
    article: { category: 'गाँव का विकास', date: '2025-01-08', dateLabel: '8 जनवरी 2025', readLabel: 'पढ़ने में 12 मिनट' },
  },
  sections: [
    {
      kind: 'call',
      title: 'अपने इलाक़े में कैंटीन लाइए',
      text: 'कोटेशन माँगिए, या पूछिए सबसे पास की कैंटीन कौन सी है।',
      actions: [
        { label: 'कैंटीन खोलिए', to: '/kisan-canteen' },
        { label: 'और कहानियाँ', to: '/kisan-ki-baat' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
};
