/** Builds every link that opens an email, a call or a chat. Typed text is encoded, so that it cannot add recipients. */

export function mailAddress(email: string, message?: { readonly subject: string; readonly body?: string }): string {
  // The @ is not encoded: some email programs do not decode it.
  const address = `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
  if (!message) return address;
  const withSubject = `${address}?subject=${encodeURIComponent(message.subject)}`;
  if (message.body === undefined) return withSubject;
  // RFC 6068: lines of an email end with CRLF.
  return `${withSubject}&body=${encodeURIComponent(message.body.replace(/\r?\n/g, '\r\n'))}`;
}

/** @param phone - In any notation. Only digits and `+` are kept. */
export function callAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

interface Phone {
  readonly phoneE164: string | null;
  readonly phoneKind: 'mobile' | 'landline' | 'other' | null;
}

/** Returns the number for WhatsApp; null for numbers that are known not to be mobiles. */
export function chatNumber({ phoneE164, phoneKind }: Phone): string | null {
  return phoneKind === 'landline' || phoneKind === 'other' ? null : phoneE164;
}

/**
 * @param phoneE164 - For example `+919876543210`.
 * @param text - The prefilled message, which the user still has to send.
 */
export function whatsAppAddress(phoneE164: string, text?: string): string {
  const chat = `https://wa.me/${phoneE164.replace(/\D/g, '')}`;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}

export function whatsAppShareAddress(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
