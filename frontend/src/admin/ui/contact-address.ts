/** Addresses that open a mail, a call or a chat. What people typed is encoded, so that it can add nothing to them. */

export function mailAddress(email: string): string {
  // The sign stays: some mail programs do not decode it.
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}

/** @param phone in any writing; what no phone number has is left out */
export function callAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** @param phoneE164 `+919876543210` */
export function whatsAppAddress(phoneE164: string): string {
  return `https://wa.me/${phoneE164.replace(/\D/g, '')}`;
}
