import type { ContactFormChoice } from '../../contact';
import type { contactForm as en } from '../../en/forms/contact';

export const contactForm: typeof en = {
  name: 'हमें लिखिए',
  submit: 'संदेश भेजिए',
  submitting: 'भेज रहे हैं...',
  success: 'हमसे बात करने के लिए धन्यवाद! हम जल्द ही आपसे संपर्क करेंगे।',
  fields: {
    name: { label: 'आपका नाम', missing: 'आपका नाम: बताइए कौन लिख रहा है।' },
    email: { label: 'ईमेल', missing: 'ईमेल: पता दीजिए, जवाब वहीं आएगा।' },
    phone: { label: 'फ़ोन नंबर', hint: '10 अंकों का मोबाइल नंबर; विदेश से हों तो + और देश का कोड पहले' },
    message: { label: 'आपका संदेश', missing: 'आपका संदेश: लिखिए कि बात क्या है।' },
  },
  sections: {},
};

export const contactFormChoice = {
  franchise: { invitation: 'किसान कैंटीन खोलना चाहते हैं?', action: 'फ्रेंचाइज़ी के लिए पूछिए' },
  message: { invitation: 'बस कुछ पूछना है?', action: 'संदेश लिखिए' },
  subjectLine: 'विषय: {subject}',
  subjects: {
    advisory: 'फ़सल के लिए सलाह',
    'agri-trade': 'फ़सल बेचना',
    'agricultural-inputs': 'खाद, बीज, दवाई',
    announcements: 'घोषणाएँ और अगले दौर की शुरुआत',
    'bdo-application': 'डिजिटल इन्फ़्लुएंसर पार्टनर (BDO) के लिए आवेदन',
    career: 'किसान कैंटीन में नौकरी',
    'ddo-application': 'डिस्ट्रिक्ट डेवलपमेंट ऑफ़िसर (DDO) के लिए आवेदन',
    equipment: 'मशीन और औज़ार',
    'farm-intelligence': 'स्मार्ट खेती',
    feedback: 'मेरी राय',
    'gaon-mein-festival': 'अगले त्योहार का ऑर्डर',
    grocery: 'राशन और घर तक डिलीवरी',
    health: 'हमारे गाँव में सेहत का दिन',
    'kisan-sarthi': 'किसान सारथी बनना',
    loan: '₹25 लाख तक का लोन',
    'loan-consultation': 'लोन पर सलाह',
    'one-farmer-one-plant': 'एक किसान, एक पौधा',
    partner: 'साथ मिलकर काम',
    press: 'प्रेस की ओर से सवाल',
    privacy: 'मेरी जानकारी',
    'product-of-the-week': 'इस हफ़्ते की ख़ास चीज़',
    'soil-testing': 'मिट्टी की जाँच',
    story: 'मेरी कहानी',
    terms: 'सेवा की शर्तें',
    'wishlist-card': 'विशलिस्ट कार्ड',
  },
} satisfies ContactFormChoice;
