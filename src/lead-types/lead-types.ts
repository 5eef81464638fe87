import { bdoApplication } from './bdo-application.js';
import { contact } from './contact.js';
import { ddoApplication } from './ddo-application.js';
import { franchise } from './franchise.js';
import { kisanCanteen } from './kisan-canteen.js';
import { kisanCanteenEnquiry } from './kisan-canteen-enquiry.js';
import { kisanMandi } from './kisan-mandi.js';
import type { AccessPreset, LeadTypeDefinition, PromiseHours } from './lead-type-definition.js';
import { newsletter } from './newsletter.js';
import { partner } from './partner.js';
import { partnership } from './partnership.js';
import { quickContact } from './quick-contact.js';
import { sarthi } from './sarthi.js';
import { soilTesting } from './soil-testing.js';

/**
 * Every lead type of the product, in display order. Adding one here adds it everywhere. The frontend imports this
 * folder too, so its files are plain data and import nothing from outside it.
 */
export const LEAD_TYPES = {
  contact,
  franchise,
  quick_contact: quickContact,
  newsletter,
  sarthi,
  bdo_application: bdoApplication,
  ddo_application: ddoApplication,
  partner,
  partnership,
  kisan_canteen: kisanCanteen,
  kisan_canteen_enquiry: kisanCanteenEnquiry,
  kisan_mandi: kisanMandi,
  soil_testing: soilTesting,
} as const satisfies Readonly<Record<string, LeadTypeDefinition>>;

export type LeadType = keyof typeof LEAD_TYPES;

export const LEAD_TYPE_NAMES = Object.keys(LEAD_TYPES) as LeadType[];

export function leadTypeDefinition(type: LeadType): LeadTypeDefinition {
  return LEAD_TYPES[type];
}

export function isLeadType(value: unknown): value is LeadType {
  return typeof value === 'string' && Object.hasOwn(LEAD_TYPES, value);
}

export function leadTypesOfPreset(preset: AccessPreset | 'admin'): LeadType[] {
  if (preset === 'admin') return [...LEAD_TYPE_NAMES];
  return LEAD_TYPE_NAMES.filter((type) => leadTypeDefinition(type).presets.includes(preset));
}

/** The `source.form` value of the short form, which requests a call-back instead of a full application. */
export const SHORT_FORM = 'callback';

/** Returns the promise of the form with which the lead was sent; null if the form has no promise. */
export function promisedHours({
  type,
  source,
}: {
  type: LeadType;
  source: { form?: string } | null;
}): PromiseHours | null {
  const { promiseHours, shortFormPromiseHours } = leadTypeDefinition(type);
  return shortFormPromiseHours && source?.form === SHORT_FORM ? shortFormPromiseHours : promiseHours;
}
