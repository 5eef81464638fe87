import type { partnershipForm as en } from '../../en/forms/partnership';

export const partnershipForm: typeof en = {
  dialog: {
    title: 'किसान कैंटीन\u00a0के\u00a0साथ साझेदारी',
    lead: 'बताइए कि आपने क्या बनाया है और उससे किसान को क्या मिलेगा। काम के दिनों में हमारी टीम 48 घंटे के अंदर देखकर जवाब देगी।',
    close: 'बंद करें',
  },
  name: 'साझेदारी का फ़ॉर्म',
  submit: 'साझेदारी का फ़ॉर्म भेजिए',
  submitting: 'फ़ॉर्म भेज रहे हैं...',
  success: 'साझेदारी का फ़ॉर्म मिल गया! हमारी टीम आपकी बात देखकर 48 घंटे में जवाब देगी।',
  failure: 'फ़ॉर्म नहीं जा पाया! अपनी जानकारी देख लीजिए और फिर से भेजिए।',
  incomplete: 'ये भरना ज़रूरी है: {missing}',
  fields: {
    fullName: { label: 'पूरा नाम' },
    contactPerson: {
      label: 'बात किससे करें',
      hint: 'कंपनी या संस्था की ओर से लिख रहे हों तो उसका नाम, और किससे बात करनी है',
    },
    email: { label: 'ईमेल' },
    phone: {
      label: 'फ़ोन नंबर',
      hint: '10 अंकों का मोबाइल नंबर; विदेश से हों तो + और देश का कोड पहले',
    },
    website: { label: 'वेबसाइट', hint: 'जैसे www.example.com' },
    entityType: {
      label: 'संस्था या व्यक्ति',
      options: {
        agritech: 'एग्री-टेक कंपनी',
        startup: 'स्टार्टअप',
        individual: 'अकेले काम करने वाले',
        ngo: 'एनजीओ या संस्था',
        other: 'कुछ और',
      },
    },
    entityTypeOther: { label: 'अगर कुछ और, तो लिखिए कि क्या' },
    innovationArea: { label: 'नई चीज़ किस क्षेत्र की है', hint: 'जैसे मिट्टी, सिंचाई, गोदाम, क़र्ज़, कोई मशीन, कोई ऐप' },
    productDescription: { label: 'चीज़ के बारे में', hint: 'क्या है, कितने की है, कहाँ तक बनी है' },
    farmerBenefits: { label: 'किसान का फ़ायदा', hint: 'दो एकड़ वाले किसान के लिए क्या बदलेगा' },
    previousExperience: {
      label: 'पहले का तजुर्बा',
      hint: 'किसानों के साथ या गाँव में पहले काम किया है?',
      options: { yes: 'हाँ', no: 'नहीं' },
    },
    experienceDetails: { label: 'तजुर्बे के बारे में', hint: 'कहाँ, किसके साथ, और नतीजा क्या रहा' },
    collaboration: {
      label: 'साथ में क्या करना चाहेंगे?',
      options: {
        technology: 'तकनीक',
        pilot: 'पायलट',
        distribution: 'माल पहुँचाना',
        research: 'रिसर्च',
        franchise: 'फ्रेंचाइज़ी',
        other: 'कुछ और',
      },
    },
    collaborationOther: { label: 'अगर कुछ और, तो लिखिए' },
  },
  sections: {
    you: 'आप कौन हैं',
    idea: 'आपकी नई चीज़',
    experience: 'अब तक का काम',
    together: 'साथ में काम',
  },
};
