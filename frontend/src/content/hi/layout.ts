import type { layoutTexts as en } from '../en/layout';

export const layoutTexts: typeof en = {
  skip: 'सीधे पेज पर जाएँ',
  nav: {
    label: 'मुख्य मेन्यू',
    home: 'किसान कैंटीन, होम पेज',
    agripreneur: 'अपना काम',
    openMenu: 'मेन्यू',
    closeMenu: 'बंद करें',
    otherLanguage: 'English',
  },
  footer: {
    tagline: 'किसान ख़ुश, तो हम ख़ुश',
    services: 'हमारी सेवाएँ',
    visit: 'मिलिए या लिखिए',
    follow: 'हमसे जुड़िए',
    hours: 'सोम से शनि, सुबह 9:00 से शाम 6:00 बजे तक',
    callUs: 'फ़ोन कीजिए',
    writeToUs: 'ईमेल कीजिए',
    legal: 'क़ानूनी बातें',
    copyright: '© {year} किसान कैंटीन। सभी अधिकार सुरक्षित।',
  },
  roadmap: {
    region: 'हमारी आगे की योजना',
    phases: [
      {
        period: '2025–2026',
        illustration: 'canteen-shop',
        title: 'पहला दौर: नींव',
        text: '100 से ज़्यादा कैंटीन, AI से मिट्टी की जाँच, मोबाइल ऐप और यूनिवर्सिटी के साथ काम।',
      },
      {
        period: '2026–2027',
        illustration: 'mandi',
        title: 'दूसरा दौर: बढ़त',
        text: '500 से ज़्यादा कैंटीन, अपनी बनाई टिकाऊ तकनीक, देश-विदेश के ख़रीदार और किसान क्रेडिट प्रोग्राम।',
      },
      {
        period: '2027–2030',
        illustration: 'tractor-drone',
        title: 'तीसरा दौर: नई खोज',
        text: 'सटीक खेती के औज़ार, किसानों की अपनी प्रोसेसिंग सहकारी समितियाँ, ब्लॉकचेन से माल की पूरी पहचान, रिसर्च और ट्रेनिंग केंद्र।',
      },
    ],
    more: 'पूरी योजना देखिए',
    previous: 'पिछला दौर',
    next: 'अगला दौर',
    goTo: '{title} दिखाएँ',
    pause: 'चलना रोकें',
  },
  notFound: {
    code: '404',
    title: 'यह पेज नहीं मिला',
    text: 'माफ़ कीजिए, आप जो पेज ढूँढ रहे हैं वह हमें नहीं मिला',
    home: 'होम पेज पर जाएँ',
    description: 'इस पते पर किसान कैंटीन का कोई पेज नहीं है।',
  },
  noScript: 'इस फ़ॉर्म के लिए JavaScript चाहिए, जो आपके ब्राउज़र में बंद है। हमें फ़ोन कीजिए या ईमेल लिखिए:',
};
