import { type LeadTypeDefinition, optionsOf } from './lead-type-definition.js';

const skillLevels = optionsOf('Basic', 'Intermediate', 'Advanced', 'Professional');

export const bdoApplication = {
  label: 'BDO Application',
  description: 'An application to the Digital Opportunity Campaign (influencer partner)',
  group: 'bdoInfo',
  groupTitle: 'BDO Application Details',
  fields: {
    ageRange: { label: 'Age range', kind: 'choice', options: optionsOf('18-25', '26-35', '36-45', '46+') },
    socialMediaHandles: { label: 'Social media handles', kind: 'text', required: true },
    followersCount: {
      label: 'Followers',
      kind: 'choice',
      required: true,
      options: optionsOf('1K-5K', '5K-10K', '10K-50K', '50K-100K', '100K+'),
    },
    contentType: {
      label: 'Content type',
      kind: 'choice',
      required: true,
      options: optionsOf('Educational', 'Entertainment', 'Lifestyle', 'Business', 'Agriculture', 'Rural Life', 'Mixed'),
    },
    platformExperience: { label: 'Platform experience', kind: 'text', required: true },
    influencerExperience: {
      label: 'Influencer experience',
      kind: 'choice',
      required: true,
      options: optionsOf(
        'Beginner (0-6 months)',
        'Intermediate (6 months-2 years)',
        'Experienced (2-5 years)',
        'Expert (5+ years)',
      ),
    },
    brandCollaborations: { label: 'Brand collaborations', kind: 'text', required: true },
    contentCreationSkills: { label: 'Content creation skills', kind: 'choice', required: true, options: skillLevels },
    videoEditingSkills: { label: 'Video editing skills', kind: 'choice', required: true, options: skillLevels },
    targetAudience: { label: 'Target audience', kind: 'text', required: true },
    contentStrategy: { label: 'Content strategy', kind: 'text', required: true },
    ruralConnection: { label: 'Rural connection', kind: 'text', required: true },
    languageSkills: { label: 'Language skills', kind: 'text', required: true },
    motivation: { label: 'Motivation', kind: 'text', required: true },
    timeCommitment: {
      label: 'Time commitment',
      kind: 'choice',
      required: true,
      options: optionsOf(
        'Part-time (10-20 hours/week)',
        'Full-time (40+ hours/week)',
        'Flexible (as needed)',
        'Project-based',
      ),
    },
    expectations: { label: 'Expectations', kind: 'text', required: true },
    portfolioLinks: { label: 'Portfolio links', kind: 'text' },
    sampleContent: { label: 'Sample content', kind: 'text' },
    additionalInfo: { label: 'Additional information', kind: 'text' },
  },
  requiredPersonal: ['fullName', 'email', 'phone', 'age', 'city', 'state'],
  promiseHours: 48,
  presets: ['hr'],
  minimumAge: 18,
} as const satisfies LeadTypeDefinition;
