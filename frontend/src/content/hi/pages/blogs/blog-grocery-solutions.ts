import type { content as en } from '../../../en/pages/blogs/blog-grocery-solutions';
import { newsletterInvitation } from '../../newsletter';

export const content: typeof en = {
  meta: {
    title: 'बाज़ार से कम दाम, और सामान घर तक: गाँव का राशन | किसान की बात',
    description: 'वही पैकेट कैंटीन में 10–15% सस्ता क्यों है, और किसान सारथी उसे आख़िरी घर तक कैसे पहुँचाते हैं।',
  },
  hero: {
    illustration: 'doorstep',
    illustrationAlt: 'साइकिल से आए किसान सारथी घर के दरवाज़े पर महिला को सामान देते हुए',
    title: 'बाज़ार से कम दाम, और सामान घर तक',
    lead: 'गाँव में सामान दो वजह से महँगा है: गाँव से पहले बहुत सारे हाथ, और गाँव के अंदर लंबा रास्ता। दोनों बदल सकते हैं।',
    article: { category: 'राशन', date: '2025-01-21', dateLabel: '21 जनवरी 2025', readLabel: 'पढ़ने में 12 मिनट' },
  },
  sections: [
    {
      kind: 'call',
      title: 'आपका महीना कितने का पड़ता है?',
      text: 'अपनी लिस्ट भेजिए। सबसे पास की कैंटीन पर कितना होगा, हम बताएँगे।',
      actions: [
        { label: 'लिस्ट भेजिए', to: '/contact-us?subject=grocery#write' },
        { label: 'सेवा के बारे में', to: '/services/grocery' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
};
