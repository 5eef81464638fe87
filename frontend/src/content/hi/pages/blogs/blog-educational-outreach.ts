import type { content as en } from '../../../en/pages/blogs/blog-educational-outreach';
import { newsletterInvitation } from '../../newsletter';

export const content: typeof en = {
  meta: {
    title: 'काउंटर के बग़ल वाली पाठशाला: पढ़ाई और हुनर | किसान की बात',
    description: 'कैंटीन और किसान सारथी वह सिखाते हैं जो अगली सुबह काम आए: बही, फ़ोन, मिट्टी, बचाव और अपना धंधा।',
  },
  hero: {
    illustration: 'village-lesson',
    illustrationAlt: 'पेड़ के नीचे ब्लैकबोर्ड पर पढ़ाती महिला, सामने कॉपी लिए बैठे बड़े लोग',
    title: 'काउंटर के बग़ल वाली पाठशाला',
    lead: 'सबसे अच्छा सबक़ वह है जो अगली सुबह कुछ कमाए या बचाए। कैंटीन ऐसे सबक़ों से भरी है।',
    article: { category: 'पढ़ाई और हुनर', date: '2025-01-15', dateLabel: '15 जनवरी 2025', readLabel: 'पढ़ने में 11 मिनट' },
  },
  sections: [
    {
      kind: 'call',
      title: 'हमारे साथ सीखिए, या सिखाइए',
      text: 'सारथी बनिए, इंटर्नशिप के लिए लिखिए, या जो आता है उसे एक शाम सिखाइए।',
      actions: [
        { label: 'किसान सारथी बनिए', to: '/kisan-sarthi' },
        { label: 'इंटर्नशिप देखिए', to: '/career#internships' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
};
