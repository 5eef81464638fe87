import { bdoApplication } from '@lead-types/bdo-application';
import type { BdoField, BdoSection } from '../../../content/form-fields';
import type { FormDefinition } from './form-definition';

const { ageRange, followersCount, contentType, influencerExperience, ...others } = bdoApplication.fields;
const { contentCreationSkills, videoEditingSkills, timeCommitment } = others;

export const BDO_FORM: FormDefinition<BdoField, BdoSection, 'bdo_application'> = {
  id: 'bdo-application',
  type: 'bdo_application',
  fields: {
    fullName: { kind: 'line', path: 'personalInfo.fullName', required: true, autoComplete: 'name' },
    email: { kind: 'email', path: 'personalInfo.email', required: true, autoComplete: 'email' },
    phone: { kind: 'phone', path: 'personalInfo.phone', required: true, autoComplete: 'tel' },
    age: { kind: 'radio', path: 'personalInfo.age', required: true, options: ageRange.options },
    city: { kind: 'line', path: 'personalInfo.city', required: true, autoComplete: 'address-level2' },
    state: { kind: 'line', path: 'personalInfo.state', required: true, autoComplete: 'address-level1' },
    socialMediaHandles: { kind: 'text', path: 'bdoInfo.socialMediaHandles', required: true },
    followersCount: { kind: 'choice', path: 'bdoInfo.followersCount', required: true, options: followersCount.options },
    contentType: { kind: 'choice', path: 'bdoInfo.contentType', required: true, options: contentType.options },
    platformExperience: { kind: 'text', path: 'bdoInfo.platformExperience', required: true },
    influencerExperience: {
      kind: 'choice',
      path: 'bdoInfo.influencerExperience',
      required: true,
      options: influencerExperience.options,
    },
    brandCollaborations: { kind: 'text', path: 'bdoInfo.brandCollaborations', required: true },
    contentCreationSkills: {
      kind: 'choice',
      path: 'bdoInfo.contentCreationSkills',
      required: true,
      options: contentCreationSkills.options,
    },
    videoEditingSkills: {
      kind: 'choice',
      path: 'bdoInfo.videoEditingSkills',
      required: true,
      options: videoEditingSkills.options,
    },
    targetAudience: { kind: 'text', path: 'bdoInfo.targetAudience', required: true },
    contentStrategy: { kind: 'text', path: 'bdoInfo.contentStrategy', required: true },
    ruralConnection: { kind: 'text', path: 'bdoInfo.ruralConnection', required: true },
    languageSkills: { kind: 'line', path: 'bdoInfo.languageSkills', required: true },
    motivation: { kind: 'text', path: 'bdoInfo.motivation', required: true },
    timeCommitment: { kind: 'radio', path: 'bdoInfo.timeCommitment', required: true, options: timeCommitment.options },
    expectations: { kind: 'text', path: 'bdoInfo.expectations', required: true },
    portfolioLinks: { kind: 'text', path: 'bdoInfo.portfolioLinks' },
    sampleContent: { kind: 'text', path: 'bdoInfo.sampleContent' },
    additionalInfo: { kind: 'text', path: 'bdoInfo.additionalInfo' },
  },
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
  composed: {
    'personalInfo.age': ({ age = '' }) => leadingNumber(age),
    'bdoInfo.ageRange': ({ age }) => age,
  },
};

/** 26 of `26-35`. */
function leadingNumber(range: string): number | null {
  const age = Number.parseInt(range, 10);
  return Number.isNaN(age) ? null : age;
}
