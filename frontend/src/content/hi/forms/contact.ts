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
