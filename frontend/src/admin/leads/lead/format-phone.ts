import type { Lead } from './lead';

type Contact = Pick<Lead, 'personalInfo' | 'phoneE164' | 'phoneDoubtful'>;

/** A sound Indian number always reads "+91 98765 43210", in whatever digits and groups it was typed; any other as typed. */
export function formatPhone({ personalInfo, phoneE164, phoneDoubtful }: Contact): string | undefined {
  const [, start, end] = (!phoneDoubtful && phoneE164?.match(/^\+91(\d{5})(\d{5})$/)) || [];
  return start ? `+91 ${start} ${end}` : personalInfo.phone;
}
