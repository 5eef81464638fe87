import type { pageFailure as en } from '../en/page-failure';

export const pageFailure: typeof en = {
  text: 'इस पेज पर कुछ काम नहीं कर रहा है। आप पेज पढ़ सकते हैं, और जो आपने लिखा वह यहीं है।',
  reload: 'पेज फिर से खोलिए',
};
