import type { content as en } from '../../en/pages/kisan-mandi';
import { sharedFormTexts } from '../forms';
import { callbackForm } from '../forms/callback';

export const content: typeof en = {
  meta: {
    title: 'किसान मंडी: किसानों का बाज़ार जल्द आ रहा है',
    description: 'किसानों का हमारा अपना बाज़ार, किसान मंडी, जल्द आ रहा है। नाम लिखवा दीजिए, पास में खुलते ही सबसे पहले ख़बर मिलेगी।',
  },
  hero: {
    illustration: 'mandi',
    illustrationAlt: 'मंडी में तराज़ू के पास किसान और ख़रीदार',
    kicker: 'अपना काम: किसान मंडी',
    title: 'किसान मंडी जल्द आ रही है',
    lead: 'ऐसा बाज़ार जो किसान का अपना हो: सबके सामने तौल, हर ख़रीदार का भाव दिखे, जिसे मन हो उसे बेचिए। पहली मंडी की घोषणा 2025 में हुई, बिहार के लिए।',
    actions: [{ label: 'खुलते ही बताइए', to: '/kisan-mandi#enquire' }],
  },
  sections: [
    {
      kind: 'list',
      planned: true,
      title: 'तैयारी क्या चल रही है',
      items: [
        'हर ख़रीदार का भाव सामने, चुनें आप',
        'तौल और छँटाई आपके सामने',
        'माल आपके सबसे पास की कैंटीन से उठेगा',
        'देश-विदेश के ख़रीदार, योजना में 2026–2027 के दौर के लिए',
      ],
    },
    {
      kind: 'cards',
      title: 'तब तक',
      items: [
        {
          icon: 'handshake',
          title: 'फ़सल हमारे ज़रिए बेचिए',
          text: 'ख़रीदार और गाँव को मिलाने का काम आज भी चल रहा है।',
          link: { label: 'फ़सल की ख़रीद-बिक्री देखिए', to: '/services/agri-trade' },
        },
        {
          icon: 'newspaper',
          title: 'ख़बर रखिए',
          text: 'पहली मंडी की घोषणा 2025 में हुई, बिहार के लिए। तारीख़ पक्की होते ही ख़बरों वाले पेज पर मिलती है।',
          link: { label: 'ख़बरें पढ़िए', to: '/news' },
        },
        {
          icon: 'storefront',
          title: 'तब तक कैंटीन खोलिए',
          text: 'मंडी का माल कैंटीन से ही उठेगा। जिसकी कैंटीन होगी, वह पहले दिन से साथ होगा।',
          link: { label: 'किसान कैंटीन देखिए', to: '/kisan-canteen' },
        },
      ],
    },
  ],
  callback: {
    title: 'सबसे पहले आपको ख़बर',
    text: 'किसान हों, व्यापारी हों या साथ काम करना चाहते हों: नाम, फ़ोन और ईमेल लिख दीजिए, काम के दिनों में 24 घंटे के अंदर बात करेंगे।',
    shared: sharedFormTexts,
    form: callbackForm,
  },
};
