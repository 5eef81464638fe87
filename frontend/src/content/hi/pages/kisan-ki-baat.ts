import type { content as en } from '../../en/pages/kisan-ki-baat';
import { newsletterInvitation } from '../newsletter';

export const content: typeof en = {
  meta: {
    title: 'किसान की बात: खेत की कहानियाँ और जानकारी | किसान कैंटीन',
    description: 'किसानों की सफलता, काम की तकनीक, ख़बरें और किसानों के कार्यक्रम: किसान कैंटीन का ब्लॉग।',
  },
  hero: {
    illustration: 'chaupal',
    illustrationAlt: 'बड़े पेड़ के चबूतरे पर बैठकर बात करते गाँव के लोग, एक के हाथ में खुला अख़बार',
    kicker: 'किसान की बात',
    title: 'गाँव में किस\u00a0बात\u00a0की चर्चा है',
    lead: 'खेत में, दुकान पर और कुएँ पर क्या काम आया: सीधे शब्दों में, ताकि अगला गाँव भी कर सके।',
    actions: [{ label: 'अपनी कहानी बताइए', to: '/contact-us?subject=story#write' }],
  },
  sections: [
    {
      kind: 'prose',
      title: 'ख़ास कहानी',
      illustration: 'village-square',
      illustrationAlt: 'कैंटीन के सामने साथ बैठी महिलाएँ, पास में बात करते पड़ोसी',
      paragraphs: [
        '> एक काउंटर, आठ सेवाएँ, मज़बूत गाँव',
        'राशन, मिट्टी जाँच, बीज, सलाह और लोन, सब एक छत के नीचे हो तो क्या होता है? एक कैंटीन 85 गाँवों का रोज़ का काम कैसे बदलती है, इस पर लंबी बात।',
        'गाँव का विकास · 8 जनवरी 2025\u00a0· पढ़ने में 12 मिनट',
      ],
      links: [{ label: 'पूरी कहानी पढ़िए', to: '/blogs/kisan-canteen-empowering-communities' }],
    },
    {
      kind: 'cards',
      title: 'ख़बरों में',
      items: [
        {
          icon: 'trend-up',
          tag: 'ख़बर',
          date: '2025',
          dateLabel: '2025',
          title: 'कंपनी की क़ीमत ₹212 करोड़ आँकी गई',
          text: 'एक दुकान से 1 लाख+ किसानों के नेटवर्क तक।',
          link: { label: 'इसके बारे में पूछिए', to: '/contact-us?subject=press#write' },
        },
      ],
    },
    {
      kind: 'cards',
      title: 'किसानों की सफलता',
      items: [
        {
          illustration: 'village-square',
          tag: 'गाँव का विकास',
          date: '2025-01-08',
          dateLabel: '8 जनवरी 2025',
          title: 'एक काउंटर, आठ\u00a0सेवाएँ, मज़बूत गाँव',
          text: 'सब सेवाएँ एक छत के नीचे: कैंटीन गाँव का पैसा और काम गाँव में कैसे रोकती है।',
          link: { label: 'आगे पढ़िए', to: '/blogs/kisan-canteen-empowering-communities' },
        },
        {
          illustration: 'hand-pump',
          tag: 'सेहत और सफ़ाई',
          date: '2025-01-12',
          dateLabel: '12 जनवरी 2025',
          title: 'साफ़ हाथ, सेहतमंद घर',
          text: 'साबुन, पैड, साफ़ पानी और सही समय पर सलाह: सेहत के लिए दुकान क्या कर सकती है।',
          link: { label: 'आगे पढ़िए', to: '/blogs/kisan-canteen-health-sanitation' },
        },
        {
          illustration: 'village-lesson',
          tag: 'पढ़ाई और हुनर',
          date: '2025-01-15',
          dateLabel: '15 जनवरी 2025',
          title: 'काउंटर के बग़ल वाली पाठशाला',
          text: 'सारथी, नौजवान और किसान वह सीखते हैं जो अगली सुबह काम आए।',
          link: { label: 'आगे पढ़िए', to: '/blogs/kisan-canteen-educational-outreach' },
        },
      ],
      more: { label: 'सब देखिए', to: '/kisan-ki-baat' },
    },
    {
      kind: 'cards',
      title: 'काम की तकनीक',
      items: [
        {
          illustration: 'soil-lab',
          tag: 'तकनीक',
          date: '2025-01-18',
          dateLabel: '18 जनवरी 2025',
          title: '15 मिनट में मिट्टी की जाँच कैसे होती है',
          text: 'एक मुट्ठी मिट्टी से उसी दिन के सॉइल हेल्थ कार्ड तक।',
          link: { label: 'आगे पढ़िए', to: '/blogs/kisan-canteen-soil-test-technology' },
        },
        {
          illustration: 'doorstep',
          tag: 'राशन',
          date: '2025-01-21',
          dateLabel: '21 जनवरी 2025',
          title: 'बाज़ार से कम दाम, और सामान घर तक',
          text: 'पैकेट यहाँ सस्ता क्यों है, और आख़िरी घर तक पहुँचता कैसे है।',
          link: { label: 'आगे पढ़िए', to: '/blogs/kisan-canteen-grocery-solutions' },
        },
        {
          illustration: 'sarthi-round',
          tag: 'किसान सारथी',
          date: '2025-01-25',
          dateLabel: '25 जनवरी 2025',
          title: 'किसान सारथी क्यों ज़रूरी हैं',
          text: 'रोज़गार भी, सेवा भी, रिश्ता भी: 324+ सारथी अपने गाँव को क्या देते हैं।',
          link: { label: 'आगे पढ़िए', to: '/blogs/kisan-sarthi-empowering-entrepreneurs' },
        },
      ],
      more: { label: 'सब देखिए', to: '/our-future' },
    },
    {
      kind: 'prose',
      title: 'चालीस गाड़ियाँ या एक लॉट',
      illustration: 'loading-truck',
      illustrationAlt: 'एक ही ट्रक पर अपनी बोरियाँ चढ़ाते किसान',
      paragraphs: [
        'एक ख़रीदार के सामने चालीस गाड़ियों की क़तार, या एक सूखा, एक जैसा लॉट जिसे सब माँगें? साल की सबसे बड़ी बिक्री से पहले क्या करें, अकेले भी और साथ मिलकर भी।',
        'फ़सल की बिक्री · 29 जनवरी 2025\u00a0· पढ़ने में 8 मिनट',
      ],
      links: [{ label: 'साथ मिलकर कैसे बेचें, पढ़िए', to: '/blogs/kisan-canteen-selling-together' }],
    },
    {
      kind: 'cards',
      title: '2025 में घोषित किसानों के कार्यक्रम',
      items: [
        {
          icon: 'storefront',
          tag: 'बिहार',
          date: '2025-07-15',
          dateLabel: '15 जुलाई 2025, घोषणा के अनुसार',
          title: '65वीं फ्रेंचाइज़ी',
          text: 'बिहार के एक क़स्बे में नई कैंटीन का उद्घाटन।',
          link: { label: 'कैंटीन के बारे में', to: '/kisan-canteen' },
        },
        {
          icon: 'scales',
          tag: 'बिहार',
          date: '2025',
          dateLabel: '2025, घोषणा के अनुसार; दिन तय नहीं',
          title: 'बिहार में किसान मंडी',
          text: 'नेटवर्क का पहला किसान बाज़ार।',
          link: { label: 'मंडी के बारे में', to: '/kisan-mandi' },
        },
      ],
    },
    {
      kind: 'call',
      title: 'आपके पास भी कोई बात है?',
      text: 'जो आपके काम आया, वह दूसरों के भी काम आएगा। लिख भेजिए या सारथी को बता दीजिए, हम लिख लेंगे।',
      actions: [
        { label: 'अपनी कहानी बताइए', to: '/contact-us?subject=story#write' },
        { label: 'जानकार से पूछिए', to: '/advisory' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
};
