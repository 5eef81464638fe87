/** The inputs of each form, by the names the specification gives them. */
import type { bdoApplication } from '@lead-types/bdo-application';
import type { ddoApplication } from '@lead-types/ddo-application';
import type { sarthi } from '@lead-types/sarthi';
import type { soilTesting } from '@lead-types/soil-testing';

export type ContactField = 'name' | 'email' | 'phone' | 'message';

export type FranchiseField =
  | 'name'
  | 'email'
  | 'phone'
  | 'location'
  | 'investment'
  | 'experience'
  | 'timeline'
  | 'expectations';
export type FranchiseSection = 'you' | 'canteen';

export type SarthiField =
  | ('fullName' | 'phone' | 'email' | 'age' | 'address' | 'city')
  | Exclude<keyof typeof sarthi.fields, 'nearestCanteenCode'>;
export type SarthiSection = 'you' | 'home' | 'business' | 'message';

export type DdoField =
  | ('fullName' | 'email' | 'phone' | 'city' | 'address')
  | Exclude<keyof typeof ddoApplication.fields, 'currentRole' | 'references' | 'additionalInfo'>;
export type DdoSection = 'you' | 'experience' | 'district' | 'goals';

export type BdoField =
  | ('fullName' | 'email' | 'phone' | 'age' | 'city' | 'state')
  | Exclude<keyof typeof bdoApplication.fields, 'ageRange'>;
export type BdoSection = 'you' | 'channel' | 'craft' | 'village' | 'samples';

export type SoilTestField =
  | ('name' | 'phone' | 'email' | 'address')
  | Exclude<keyof typeof soilTesting.fields, 'fieldAddress'>;
export type SoilTestSection = 'you' | 'field' | 'crops' | 'visit';

export type PartnershipField =
  | ('fullName' | 'contactPerson' | 'email' | 'phone' | 'website')
  | ('entityType' | 'entityTypeOther')
  | ('innovationArea' | 'productDescription' | 'farmerBenefits' | 'previousExperience' | 'experienceDetails')
  | ('collaboration' | 'collaborationOther');
export type PartnershipSection = 'you' | 'idea' | 'experience' | 'together';

export type NewsletterField = 'email';

export type QuoteField = 'name' | 'phone' | 'email' | 'address' | 'message';

export type CallbackField = 'name' | 'phone' | 'email';
