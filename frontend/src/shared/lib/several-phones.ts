/**
 * Whether the text has several phone numbers: either too many digits for one number, or a complete number followed by
 * another ending, as in "98765 43210 / 72".
 */
export function holdsSeveralPhones(phone: string): boolean {
  const digits = phone.match(/\p{Nd}/gu)?.length ?? 0;
  return digits > 15 || /(?:\p{Nd}[^\p{Nd}/,;&|]*){10}[/,;&|]\s*\+?\p{Nd}/u.test(phone);
}
