/** Whether the text has several phone numbers: too many digits, or a second ending ("/ 72") after a whole number. */
export function holdsSeveralPhones(phone: string): boolean {
  const digits = phone.match(/\p{Nd}/gu)?.length ?? 0;
  return digits > 15 || /(?:\p{Nd}[^\p{Nd}/,;&|]*){10}[/,;&|]\s*\+?\p{Nd}/u.test(phone);
}
