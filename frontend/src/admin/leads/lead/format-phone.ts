import { holdsSeveralPhones } from '../../../shared/lib/several-phones';
import type { Lead } from './lead';

type Contact = Pick<Lead, 'personalInfo' | 'phoneE164' | 'phoneKind' | 'phoneDoubtful'>;

/** A valid Indian mobile number as "+91 98765 43210", in whatever digits and groups it was typed. Others, and several numbers, stay as typed. */
export function formatPhone({
  personalInfo: { phone },
  phoneE164,
  phoneKind,
  phoneDoubtful,
}: Contact): string | undefined {
  const isOne = phone !== undefined && !holdsSeveralPhones(phone);
  const isPlain = isOne && !phoneDoubtful && phoneKind !== 'landline';
  const [, start, end] = (isPlain && phoneE164?.match(/^\+91(\d{5})(\d{5})$/)) || [];
  return start ? `+91 ${start} ${end}` : phone;
}
