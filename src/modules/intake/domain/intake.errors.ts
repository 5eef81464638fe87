import { type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { defineFailure } from '../../../shared/domain/failure.js';

export const typeNotAccessible = defineFailure({
  kind: 'forbidden',
  code: 'lead_type_not_accessible',
  when: 'The caller cannot see leads of this type',
  sentence: 'You can only add leads of types that you can see.',
});

/** The type may have been corrected since the other system sent the lead, so it is not changed back. */
export const leadTypeDiffers = defineFailure<[type: LeadType]>({
  kind: 'unprocessable',
  code: 'lead_type_differs',
  when: 'The lead exists and has another type',
  sentence: (type) =>
    `This lead has the type ${leadTypeDefinition(type).label} now. Send "${type}" as its type, or leave the type out.`,
  errors: (_sentence, type) => [
    { field: 'type', message: `Send "${type}", or leave the type out.`, code: 'invalid_choice' },
  ],
  example: ['soil_testing'],
});

export const siteNotAllowed = defineFailure({
  kind: 'forbidden',
  code: 'site_not_allowed',
  when: 'The form is on a site that CORS_ORIGINS does not list',
  sentence: 'Forms from this website are not accepted. Please call us, or use the form on our own website.',
});

/** Also thrown for a wrong phone number, so that the response does not reveal that the reference exists. */
export const requestNotFound = defineFailure({
  kind: 'not_found',
  code: 'request_not_found',
  when: 'No form has this reference and a phone number with these last four digits',
  sentence: 'We found no form with this reference and phone number. Please check both.',
});
