import type { callbackForm as en } from '../../en/forms/callback';

export const callbackForm: typeof en = {
  name: 'नंबर दीजिए, हम फ़ोन करेंगे',
  submit: 'मुझे फ़ोन कीजिए',
  submitting: 'भेज रहे हैं...',
  success: 'आपकी जानकारी पहुँच गई! हमारी टीम 24 घंटे के अंदर आपसे बात करेगी।',
  failure: 'जानकारी नहीं जा पाई! एक बार देख लीजिए और फिर से भेजिए।',
  incomplete: 'सभी जानकारी भरिए।',
  invalidEmail: 'सही ईमेल पता लिखिए।',
  fields: { name: { label: 'नाम' }, phone: { label: 'फ़ोन' }, email: { label: 'ईमेल' } },
  sections: {},
};
