import type { newsletterInvitation as en } from '../en/newsletter';

export const newsletterInvitation: typeof en = {
  title: 'गाँव की बात, ईमेल पर',
  lead: 'नई कहानियाँ, नई दुकानें और घोषणाएँ, महीने में दो-चार बार। बस इतना ही, और कुछ नहीं।',
  email: 'ईमेल',
  submit: 'न्यूज़लेटर मँगाइए',
  submitting: 'जोड़ रहे हैं...',
  consent: 'ईमेल देकर आप हाँ कहते हैं कि किसान कैंटीन आपको न्यूज़लेटर भेजे। बंद कराना हो तो कभी भी हमें लिख दीजिए।',
  policy: 'प्राइवेसी पॉलिसी',
  unreachable: 'फ़ॉर्म नहीं खुल पाया। अपना इंटरनेट देखिए और बटन फिर से दबाइए।',
};
