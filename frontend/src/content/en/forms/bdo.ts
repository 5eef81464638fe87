import { bdoApplication } from '@lead-types/bdo-application';
import type { FormTexts } from '../../form-texts';
import { labelsOf } from '../../option-labels';

const { ageRange, followersCount, contentType, influencerExperience, ...others } = bdoApplication.fields;
const { contentCreationSkills, videoEditingSkills, timeCommitment } = others;

export const bdoForm = {
  name: 'BDO application',
  submit: 'Submit Application',
  submitting: 'Submitting Application...',
  success: 'Thank you for your BDO application! Our team will review your information and contact you shortly.',
  fields: {
    fullName: { label: 'Full Name' },
    email: { label: 'Email' },
    phone: { label: 'Phone', hint: '10 digits are enough in India. From abroad, start with + and the country code.' },
    age: { label: 'Age', hint: 'You must be at least 18.', options: labelsOf(ageRange.options) },
    city: { label: 'City' },
    state: { label: 'State' },
    socialMediaHandles: { label: 'Your social media handles', hint: 'One per line, with the platform' },
    followersCount: { label: 'Followers', options: labelsOf(followersCount.options) },
    contentType: { label: 'Type of content', options: labelsOf(contentType.options) },
    platformExperience: { label: 'Platforms you know', hint: 'Which ones, and since when' },
    influencerExperience: { label: 'Experience as an influencer', options: labelsOf(influencerExperience.options) },
    brandCollaborations: { label: 'Work with brands', hint: '“None so far” is a fine answer.' },
    contentCreationSkills: { label: 'Content creation skills', options: labelsOf(contentCreationSkills.options) },
    videoEditingSkills: { label: 'Video editing skills', options: labelsOf(videoEditingSkills.options) },
    targetAudience: { label: 'Your audience', hint: 'Age, region, interests' },
    contentStrategy: { label: 'Your plan for this campaign' },
    ruralConnection: { label: 'Your connection with villages' },
    languageSkills: { label: 'Languages you speak', hint: 'For example Hindi, Bhojpuri, some English' },
    motivation: { label: 'Why you want to join' },
    timeCommitment: { label: 'How much time can you give?', options: labelsOf(timeCommitment.options) },
    expectations: { label: 'What you expect from us' },
    portfolioLinks: { label: 'Links to your work', hint: 'One per line' },
    sampleContent: { label: 'Your best work', hint: 'A link, or a few lines about it' },
    additionalInfo: { label: 'Anything else' },
  },
  sections: {
    you: 'About you',
    channel: 'Your channels',
    craft: 'Your skills and your audience',
    village: 'You and the village',
    samples: 'Samples',
  },
} satisfies FormTexts;
