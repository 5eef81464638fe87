/** Whether a text holds more than one phone number: too many digits for one, or a second ending after a whole number. */
export function holdsSeveralPhones(phone: string): boolean {
  const digits = phone.match(/\p{Nd}/gu)?.length ?? 0;
  return digits > 15 || /(?:\p{Nd}[^\p{Nd}/,;&|]*){10}[/,;&|]\s*\+?\p{Nd}/u.test(phone);
}
