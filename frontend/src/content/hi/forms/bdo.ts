import type { bdoForm as en } from '../../en/forms/bdo';

const skillLevels = {
  Basic: 'थोड़ा-बहुत',
  Intermediate: 'ठीक-ठाक',
  Advanced: 'अच्छा',
  Professional: 'प्रोफ़ेशनल',
};

export const bdoForm: typeof en = {
  name: 'BDO का आवेदन',
  submit: 'आवेदन भेजिए',
  submitting: 'आवेदन भेज रहे हैं...',
  success: 'BDO के आवेदन के लिए धन्यवाद! हमारी टीम आपकी जानकारी देखकर जल्द ही आपसे संपर्क करेगी।',
  fields: {
    fullName: { label: 'पूरा नाम' },
    email: { label: 'ईमेल' },
    phone: { label: 'फ़ोन', hint: '10 अंकों का मोबाइल नंबर; विदेश से हों तो + और देश का कोड पहले' },
    age: {
      label: 'उम्र',
      hint: '18 साल या उससे ज़्यादा उम्र हो तो जुड़ सकते हैं।',
      options: {
        '18-25': '18 से 25 साल',
        '26-35': '26 से 35 साल',
        '36-45': '36 से 45 साल',
        '46+': '46 साल या ज़्यादा',
      },
    },
    city: { label: 'शहर' },
    state: { label: 'राज्य' },
    socialMediaHandles: { label: 'सोशल मीडिया के हैंडल', hint: 'हर लाइन में एक, प्लेटफ़ॉर्म के नाम के साथ' },
    followersCount: {
      label: 'फ़ॉलोअर',
      options: {
        '1K-5K': '1 से 5 हज़ार',
        '5K-10K': '5 से 10 हज़ार',
        '10K-50K': '10 से 50 हज़ार',
        '50K-100K': '50 हज़ार से 1 लाख',
        '100K+': '1 लाख से ज़्यादा',
      },
    },
    contentType: {
      label: 'कैसे वीडियो और पोस्ट',
      options: {
        Educational: 'पढ़ाई और जानकारी',
        Entertainment: 'मनोरंजन',
        Lifestyle: 'रहन-सहन',
        Business: 'बिज़नेस',
        Agriculture: 'खेती',
        'Rural Life': 'गाँव की ज़िंदगी',
        Mixed: 'मिला-जुला',
      },
    },
    platformExperience: { label: 'कौन से प्लेटफ़ॉर्म जानते हैं', hint: 'कौन से, और कब से' },
    influencerExperience: {
      label: 'इन्फ़्लुएंसर का तजुर्बा',
      options: {
        'Beginner (0-6 months)': 'नया (6 महीने तक)',
        'Intermediate (6 months-2 years)': 'थोड़ा (6 महीने से 2 साल)',
        'Experienced (2-5 years)': 'अच्छा (2 से 5 साल)',
        'Expert (5+ years)': 'माहिर (5 साल से ज़्यादा)',
      },
    },
    brandCollaborations: { label: 'ब्रांड के साथ काम', hint: '“अभी कुछ नहीं” भी चलेगा।' },
    contentCreationSkills: { label: 'वीडियो-पोस्ट बनाना', options: skillLevels },
    videoEditingSkills: { label: 'वीडियो एडिट करना', options: skillLevels },
    targetAudience: { label: 'आपको कौन देखता है', hint: 'उम्र, इलाक़ा, किन बातों में दिलचस्पी है' },
    contentStrategy: { label: 'इस अभियान के लिए आपकी योजना' },
    ruralConnection: { label: 'गाँव से आपका नाता' },
    languageSkills: { label: 'कौन सी भाषाएँ बोलते हैं', hint: 'जैसे हिंदी, भोजपुरी, थोड़ी अंग्रेज़ी' },
    motivation: { label: 'क्यों जुड़ना चाहते हैं' },
    timeCommitment: {
      label: 'कितना समय देंगे',
      options: {
        'Part-time (10-20 hours/week)': 'पार्ट-टाइम (हफ़्ते में 10-20 घंटे)',
        'Full-time (40+ hours/week)': 'फ़ुल-टाइम (हफ़्ते में 40 घंटे से ज़्यादा)',
        'Flexible (as needed)': 'जब जैसी ज़रूरत हो',
        'Project-based': 'एक-एक प्रोजेक्ट के लिए',
      },
    },
    expectations: { label: 'हमसे क्या उम्मीद है' },
    portfolioLinks: { label: 'आपके काम के लिंक', hint: 'हर लाइन में एक' },
    sampleContent: { label: 'आपका सबसे अच्छा काम', hint: 'लिंक, या उसके बारे में दो लाइन' },
    additionalInfo: { label: 'और कुछ कहना है' },
  },
  sections: {
    you: 'आपके बारे में',
    channel: 'आपके चैनल',
    craft: 'आपका हुनर और आपके दर्शक',
    village: 'आप और गाँव',
    samples: 'नमूने',
  },
};
