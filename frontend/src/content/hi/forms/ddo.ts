import type { ddoForm as en } from '../../en/forms/ddo';

export const ddoForm: typeof en = {
  name: 'DDO का आवेदन',
  submit: 'आवेदन भेजिए',
  submitting: 'आवेदन भेज रहे हैं...',
  success: 'DDO के आवेदन के लिए धन्यवाद! हमारी टीम आपकी जानकारी देखकर जल्द ही आपसे संपर्क करेगी।',
  fields: {
    fullName: { label: 'पूरा नाम' },
    email: { label: 'ईमेल' },
    phone: { label: 'फ़ोन', hint: '10 अंकों का मोबाइल नंबर; विदेश से हों तो + और देश का कोड पहले' },
    city: { label: 'शहर' },
    address: { label: 'पता', hint: 'घर, गली या गाँव, और पिन कोड' },
    education: {
      label: 'पढ़ाई',
      options: {
        '12th Pass': '12वीं पास',
        Diploma: 'डिप्लोमा',
        Graduate: 'ग्रेजुएट',
        'Post Graduate': 'पोस्ट ग्रेजुएट',
        'Professional Degree': 'प्रोफ़ेशनल डिग्री',
      },
    },
    experience: {
      label: 'काम का तजुर्बा',
      options: {
        Fresher: 'अभी शुरुआत है (फ्रेशर)',
        '1-2 years': '1 से 2 साल',
        '2-5 years': '2 से 5 साल',
        '5-10 years': '5 से 10 साल',
        '10+ years': '10 साल से ज़्यादा',
      },
    },
    salesExperience: { label: 'सेल्स का तजुर्बा', hint: 'क्या बेचा है और किसे। “अभी कुछ नहीं” भी चलेगा।' },
    preferredDistrict: { label: 'कौन सा ज़िला चाहिए', hint: 'ज़िला और राज्य' },
    districtKnowledge: { label: 'उस ज़िले को कितना जानते हैं', hint: 'उसके ब्लॉक, बाज़ार, फ़सलें, लोग' },
    languagesKnown: { label: 'कौन सी भाषाएँ बोलते हैं', hint: 'जैसे हिंदी, मैथिली, थोड़ी अंग्रेज़ी' },
    vehicleOwnership: {
      label: 'आपकी गाड़ी',
      options: {
        'Two Wheeler': 'दोपहिया',
        'Four Wheeler': 'चारपहिया',
        Both: 'दोनों',
        'None (will arrange)': 'अभी नहीं, इंतज़ाम कर लूँगा/लूँगी',
      },
    },
    motivation: { label: 'यह काम क्यों करना चाहते हैं' },
    goals: { label: 'आपके लक्ष्य', hint: 'एक साल बाद आपके ज़िले में क्या बदला हुआ दिखे?' },
    availability: {
      label: 'कब से आ सकते हैं',
      options: {
        Immediately: 'अभी, तुरंत',
        'Within 15 days': '15 दिन के अंदर',
        'Within 1 month': '1 महीने के अंदर',
        'Within 2 months': '2 महीने के अंदर',
      },
    },
  },
  sections: {
    you: 'आपके बारे में',
    experience: 'पढ़ाई और तजुर्बा',
    district: 'आपका ज़िला',
    goals: 'आपकी वजह और शुरुआत',
  },
};
