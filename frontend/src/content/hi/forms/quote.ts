import type { quoteForm as en } from '../../en/forms/quote';

export const quoteForm: typeof en = {
  name: 'फ्रेंचाइज़ी का मुफ़्त कोटेशन',
  submit: 'मुफ़्त कोटेशन माँगिए',
  submitting: 'भेज रहे हैं...',
  success: 'फ्रेंचाइज़ी की पूछताछ पहुँच गई! हमारी टीम 24 घंटे के अंदर आपसे बात करेगी।',
  failure: 'पूछताछ नहीं जा पाई! अपनी जानकारी देख लीजिए और फिर से भेजिए।',
  incomplete: 'जो ज़रूरी है, वह सब भरिए (नाम, फ़ोन, ईमेल)।',
  invalidEmail: 'सही ईमेल पता लिखिए।',
  fields: {
    name: { label: 'नाम' },
    phone: { label: 'फ़ोन', hint: '10 अंकों का मोबाइल नंबर; विदेश से हों तो + और देश का कोड पहले' },
    email: { label: 'ईमेल' },
    address: { label: 'पता', hint: 'कैंटीन कहाँ खोलनी है: गाँव या शहर, और ज़िला' },
    message: { label: 'संदेश', hint: 'अपनी दुकान हो, लोन चाहिए हो या कोई सवाल हो' },
  },
  sections: {},
};
