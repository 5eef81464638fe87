import type { content as en } from '../../../en/pages/blogs/blog-empowering-entrepreneurs';
import { newsletterInvitation } from '../../newsletter';

export const content: typeof en = {
  meta: {
    title: 'किसान सारथी क्यों ज़रूरी हैं | किसान की बात',
    description: 'किसान सारथी क्या करते हैं, कितना कमाते हैं और गाँव को क्या देते हैं: 324+ सारथियों की अहमियत, सीधे शब्दों में।',
  },
  hero: {
    illustration: 'sarthi-round',
    illustrationAlt: 'फ़ोन, बही और सामान से लदी साइकिल लिए एक महिला, गाँव के एक परिवार से बात करती हुई',
    title: 'किसान सारथी क्यों ज़रूरी हैं',
    lead: 'एक का रोज़गार, बहुतों की सेवा, खेत और काउंटर के बीच का रिश्ता। सारथी गाँव के लिए क्या हैं, सीधे शब्दों में।',
    article: { category: 'किसान सारथी', date: '2025-01-25', dateLabel: '25 जनवरी 2025', readLabel: 'पढ़ने में 8 मिनट' },
  },
  sections: [
    {
      kind: 'call',
      title: 'क्या वह आप हैं?',
      text: 'या किसी को जानते हैं? हमें लिखिए। काम के दिनों में 48 घंटे के अंदर बात करेंगे।',
      actions: [
        { label: 'सारथी बनने के लिए लिखिए', to: '/kisan-sarthi' },
        { label: 'और कहानियाँ', to: '/kisan-ki-baat' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
};
