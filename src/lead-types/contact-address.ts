/** Builds every link that opens an email, a call or a chat. Typed text is encoded, so that it cannot add recipients. */

export function mailAddress(email: string, message?: { readonly subject: string; readonly body?: string }): string {
  // The sign stays: some mail programs do not decode it.
  const address = `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
  if (!message) return address;
  const withSubject = `${address}?subject=${encodeURIComponent(message.subject)}`;
  if (message.body === undefined) return withSubject;
  // Lines of a mail end with both signs (RFC 6068).
  return `${withSubject}&body=${encodeURIComponent(message.body.replace(/\r?\n/g, '\r\n'))}`;
}

/** @param phone in any writing; what no phone number has is left out */
export function callAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

interface Phone {
  readonly phoneE164: string | null;
  readonly phoneKind: 'mobile' | 'landline' | 'other' | null;
}

/** Returns the number to chat with; null for a landline, which has no chat. */
export function chatNumber({ phoneE164, phoneKind }: Phone): string | null {
  return phoneKind === 'landline' || phoneKind === 'other' ? null : phoneE164;
}

/**
 * @param phoneE164 `+919876543210`
 * @param text what stands in the chat, to be sent
 */
export function whatsAppAddress(phoneE164: string, text?: string): string {
  const chat = `https://wa.me/${phoneE164.replace(/\D/g, '')}`;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}

/** Opens WhatsApp with a text, for a person whom its sender chooses there. */
export function whatsAppShareAddress(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
