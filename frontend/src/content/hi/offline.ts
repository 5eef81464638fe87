import type { offlinePage as en } from '../en/offline';

export const offlinePage: typeof en = {
  company: 'किसान कैंटीन',
  title: 'अभी नेटवर्क नहीं है',
  text: 'यह पेज अभी आपके फ़ोन में सेव नहीं है। जो फ़ॉर्म आपने भेजा है, वह खोया नहीं है, सुरक्षित है: नेटवर्क आते ही अपने-आप चला जाएगा।',
  again: 'फिर से खोलिए',
  call: 'बिना इंटरनेट के भी फ़ोन कर सकते हैं:',
  cached: 'ये पेज अभी खुल जाएँगे',
};
