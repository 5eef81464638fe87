import type { content as en } from '../../en/pages/solution';
import { sharedFormTexts } from '../forms';
import { callbackForm } from '../forms/callback';

export const content: typeof en = {
  meta: {
    title: 'हमारी सेवाएँ: गाँव की एक दुकान, आठ सेवाएँ | किसान कैंटीन',
    description: 'ज़रूरत का सामान, नई तकनीक और बाज़ार: तीन वादे और आठ सेवाएँ, जो किसान कैंटीन गाँव तक लाती है।',
  },
  hero: {
    illustration: 'village-services',
    illustrationAlt: 'बोर्ड वाली कैंटीन, सामने ग्राहकों से बात करते बही लिए सारथी',
    kicker: 'हमारी सेवाएँ',
    title: 'एक दुकान, आठ सेवाएँ',
    lead: 'किसान के घर को साल भर में जो चाहिए, नमक से लेकर फ़सल के ख़रीदार तक, सब एक ही काउंटर से शुरू होता है।',
    actions: [
      { label: 'पूछिए, पास में क्या है', to: '/solution#enquire' },
      { label: 'कैंटीन खोलिए', to: '/kisan-canteen' },
    ],
  },
  sections: [
    {
      kind: 'steps',
      title: 'तीन काम',
      lead: 'एक के बाद एक: हर काम अगले का रास्ता खोलता है।',
      items: [
        {
          title: 'ज़रूरत का सामान, गाँव में ही',
          text: 'राशन, घर का सामान और इलेक्ट्रॉनिक्स बाज़ार से कम दाम पर। महीना सस्ता पड़े, तभी बोने को पैसा बचे।',
        },
        {
          title: 'नई तकनीक, अब गाँव तक',
          text: '15 मिनट में मिट्टी की जाँच, मशीनें, खेत के आँकड़े और हर महीने जानकार। खेत ज़्यादा दे, तभी बेचने को कुछ हो।',
        },
        {
          title: 'सीधे बड़े बाज़ार से',
          text: 'ज़्यादा ख़रीदार, बिचौलिये कम, और फ़सल के हिसाब से लोन। दाम सही मिले, तो अगला साल बेहतर।',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'जो चाहिए, चुन लीजिए',
      items: [
        {
          icon: 'basket',
          title: 'राशन',
          text: 'महीने का राशन 10–15% कम में।',
          link: { label: 'राशन', to: '/services/grocery' },
        },
        {
          icon: 'test-tube',
          title: 'मिट्टी की जाँच',
          text: '15 मिनट में नतीजा, उसी दिन सॉइल हेल्थ कार्ड।',
          link: { label: 'मिट्टी की जाँच', to: '/services/soil-testing' },
        },
        {
          icon: 'plant',
          title: 'खाद, बीज, दवाई',
          text: 'कार्ड के हिसाब से; ख़र्च क़रीब 20% कम।',
          link: { label: 'खाद, बीज, दवाई', to: '/services/agricultural-inputs' },
        },
        {
          icon: 'hand-coins',
          title: 'खेती के लिए लोन',
          text: '₹25 लाख तक, ब्याज 8% सालाना से।',
          link: { label: 'खेती के लिए लोन', to: '/services/agri-finance' },
        },
        {
          icon: 'chats-circle',
          title: 'खेती की सलाह',
          text: 'हर महीने जानकारों की टीम, मुफ़्त।',
          link: { label: 'खेती की सलाह', to: '/advisory' },
        },
        {
          icon: 'tractor',
          title: 'मशीन और औज़ार',
          text: 'हवाई ट्रैक्टर: कंपनी के हिसाब से 6 गुना क्षमता, 2 गुना उड़ान, 2 गुना इलाक़ा।',
          link: { label: 'मशीन और औज़ार', to: '/services/equipment' },
        },
        {
          icon: 'chart-line-up',
          title: 'स्मार्ट खेती',
          text: '30% तक ज़्यादा पैदावार, 25% कम पानी।',
          link: { label: 'स्मार्ट खेती', to: '/services/farm-intelligence' },
        },
        {
          icon: 'handshake',
          title: 'फ़सल की ख़रीद-बिक्री',
          text: 'ज़्यादा ख़रीदार, 30% तक ऊँचा दाम।',
          link: { label: 'फ़सल की ख़रीद-बिक्री', to: '/services/agri-trade' },
        },
      ],
    },
    {
      kind: 'facts',
      title: 'और यह आप तक पहुँचता है',
      items: [
        { figure: '85', label: 'गाँव, हर कैंटीन के दायरे में' },
        { figure: '324+', label: 'सारथी जो घर पहुँचाते हैं' },
        { figure: '1 लाख+', label: 'किसान हमसे जुड़े' },
      ],
    },
  ],
  callback: {
    title: 'समझ नहीं आ रहा, कहाँ से शुरू करें?',
    text: 'नाम, फ़ोन और ईमेल लिख दीजिए। हम फ़ोन करके आपकी सबसे बड़ी परेशानी पूछेंगे और बताएँगे कि किस काउंटर पर जाना है।',
    shared: sharedFormTexts,
    form: callbackForm,
  },
};
