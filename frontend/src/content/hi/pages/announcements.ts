import type { content as en } from '../../en/pages/announcements';
import { newsletterInvitation } from '../newsletter';

export const content: typeof en = {
  meta: {
    title: 'घोषणाएँ और आने वाली शुरुआत | किसान कैंटीन',
    description: 'अगले बड़े दौर की शुरुआत की तैयारी है, एक मशहूर मेहमान के साथ। तारीख़ यहीं बताई जाएगी।',
  },
  hero: {
    illustration: 'notice-board',
    illustrationAlt: 'गाँव के सूचना-पट्ट पर लगे काग़ज़ पढ़ते लोग, पास में लाउडस्पीकर',
    kicker: 'किसान कैंटीन',
    logo: true,
    title: 'घोषणाएँ',
    lead: 'कुछ बड़ा तैयार हो रहा है: हमारे अगले दौर की शुरुआत, एक मशहूर मेहमान के साथ। तारीख़ अभी तय नहीं है, बाद में बताई जाएगी।',
    actions: [{ label: 'तारीख़ मुझे बताइए', to: '/contact-us?subject=announcements#write' }],
  },
  sections: [
    {
      kind: 'prose',
      title: 'अगला दौर',
      paragraphs: [
        'इस दौर की घोषणा हमने 2025 में की थी। तारीख़ अभी तय नहीं है।',
        'और दुकानें, और सेवाएँ, और गाँव। शुरुआत भाषण से नहीं, मेले से होगी, और ऐसे मेहमान के साथ जिसे हर घर जानता है।',
        'कौन, कहाँ और कब: सबसे पहले इसी पेज पर मिलेगा।',
      ],
    },
    {
      kind: 'cards',
      title: '2025 में घोषित उद्घाटन',
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
          text: 'हमारे नेटवर्क का पहला किसान बाज़ार।',
          link: { label: 'मंडी के बारे में', to: '/kisan-mandi' },
        },
      ],
    },
    {
      kind: 'call',
      title: 'सबसे पहले आप सुनिए',
      text: 'हमें लिख दीजिए, तारीख़ पक्की होते ही बताएँगे।',
      actions: [
        { label: 'तारीख़ मुझे बताइए', to: '/contact-us?subject=announcements#write' },
        { label: 'ख़बरें पढ़िए', to: '/news' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
};
