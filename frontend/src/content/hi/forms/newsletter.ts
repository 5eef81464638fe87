import type { newsletterForm as en } from '../../en/forms/newsletter';
import { newsletterInvitation } from '../newsletter';

const { email, submit, submitting, consent } = newsletterInvitation;

export const newsletterForm: typeof en = {
  name: 'न्यूज़लेटर',
  submit,
  submitting,
  success: 'न्यूज़लेटर से जुड़ने के लिए धन्यवाद! हमारी नई बातें और घोषणाएँ आपको ईमेल पर मिलती रहेंगी।',
  incomplete: 'सही ईमेल पता लिखिए।',
  invalidEmail: 'सही ईमेल पता लिखिए।',
  consent,
  fields: { email: { label: email, missing: 'सही ईमेल पता लिखिए।' } },
  sections: {},
};
