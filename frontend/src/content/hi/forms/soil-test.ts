import type { soilTestForm as en } from '../../en/forms/soil-test';

export const soilTestForm: typeof en = {
  dialog: {
    title: 'मिट्टी की जाँच कराइए',
    lead: 'एक खेत के बारे में बताइए। दिन तय करने के लिए काम के दिनों में 24 घंटे के अंदर फ़ोन आएगा; जाँच में 15 मिनट लगते हैं।',
    close: 'बंद करें',
  },
  name: 'मिट्टी की जाँच का फ़ॉर्म',
  submit: 'भेज दीजिए',
  submitting: 'भेज रहे हैं...',
  success: 'मिट्टी की जाँच की बात हम तक पहुँच गई! दिन तय करने के लिए हमारी टीम 24 घंटे में आपसे बात करेगी।',
  failure: 'फ़ॉर्म नहीं जा पाया! अपनी जानकारी देख लीजिए और फिर से भेजिए।',
  incomplete: 'ये सब भरना ज़रूरी है: नाम, फ़ोन, पता, इस खेत का रक़बा, कुल रक़बा।',
  fields: {
    name: { label: 'नाम' },
    phone: {
      label: 'फ़ोन नंबर',
      hint: '10 अंकों का मोबाइल नंबर; विदेश से हों तो + और देश का कोड पहले',
    },
    email: { label: 'ईमेल' },
    address: { label: 'पता', hint: 'खेत कहाँ है: गाँव, पंचायत, ज़िला, और पास की कोई पहचान' },
    areaOfField: { label: 'इस खेत का रक़बा', hint: 'जिसकी जाँच करानी है, अपने नाप में: 3 बीघा, 10 कट्ठा, 1 एकड़' },
    totalAreaOfField: { label: 'कुल रक़बा', hint: 'आपके सारे खेत मिलाकर' },
    typeOfSoil: {
      label: 'मिट्टी किस तरह की है?',
      options: {
        clay: 'चिकनी',
        sandy: 'रेतीली',
        loamy: 'दोमट',
        silty: 'गाद वाली',
        peaty: 'दलदली (पीट)',
        chalky: 'चूने वाली',
        mixed: 'मिली-जुली',
        unknown: 'पता नहीं',
      },
    },
    pastCrops: { label: 'पहले क्या बोया था', hint: 'पिछले दो सीज़न में' },
    plannedNextCrop: { label: 'अब क्या बोएँगे' },
    preferredTestDate: { label: 'जाँच की तारीख़', hint: 'आज या आगे की तारीख़' },
    additionalNotes: { label: 'और कुछ बताना है?', hint: 'खाद आख़िरी बार कब डाली, फ़ोन कब करें, या कोई और बात' },
  },
  sections: { you: 'आपके बारे में', field: 'आपका खेत', crops: 'फ़सल', visit: 'जाँच का दिन' },
};
