import type { newsletterForm as en } from '../../en/forms/newsletter';

export const newsletterForm: typeof en = {
  name: 'न्यूज़लेटर',
  submit: 'न्यूज़लेटर मँगाइए',
  submitting: 'जोड़ रहे हैं...',
  success: 'न्यूज़लेटर से जुड़ने के लिए धन्यवाद! हमारी नई बातें और घोषणाएँ आपको ईमेल पर मिलती रहेंगी।',
  incomplete: 'सही ईमेल पता लिखिए।',
  invalidEmail: 'सही ईमेल पता लिखिए।',
  consent: 'ईमेल देकर आप हाँ कहते हैं कि किसान कैंटीन आपको न्यूज़लेटर भेजे। बंद कराना हो तो कभी भी हमें लिख दीजिए।',
  fields: { email: { label: 'ईमेल', missing: 'सही ईमेल पता लिखिए।' } },
  sections: {},
};
