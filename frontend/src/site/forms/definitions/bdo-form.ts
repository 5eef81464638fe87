import { bdoApplication } from '@lead-types/bdo-application';
import { leadForm } from '../model/form-definition';

export const BDO_FORM = leadForm('bdo_application', bdoApplication, {
  id: 'bdo-application',
  sections: {
    you: ['fullName', 'email', 'phone', 'age', 'city', 'state'],
    channel: [
      'socialMediaHandles',
      'followersCount',
      'contentType',
      'platformExperience',
      'influencerExperience',
      'brandCollaborations',
    ],
    craft: ['contentCreationSkills', 'videoEditingSkills', 'targetAudience', 'contentStrategy'],
    village: ['ruralConnection', 'languageSkills', 'motivation', 'timeCommitment', 'expectations'],
    samples: ['portfolioLinks', 'sampleContent', 'additionalInfo'],
  },
  inputs: {
    age: { kind: 'radio', options: bdoApplication.fields.ageRange.options },
    languageSkills: { kind: 'line' },
    timeCommitment: { kind: 'radio' },
  },
  composed: {
    'personalInfo.age': ({ age = '' }) => leadingNumber(age),
    'bdoInfo.ageRange': ({ age }) => age,
  },
});

/** Returns 26 for `26-35`. */
function leadingNumber(range: string): number | null {
  const age = Number.parseInt(range, 10);
  return Number.isNaN(age) ? null : age;
}
