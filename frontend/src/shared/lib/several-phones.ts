/** Whether somebody typed more than one phone number: more digits than a number has, or another ending behind a whole one. */
export function holdsSeveralPhones(phone: string): boolean {
  const digits = phone.match(/\p{Nd}/gu)?.length ?? 0;
  return digits > 15 || /(?:\p{Nd}[^\p{Nd}/,;&|]*){10}[/,;&|]\s*\+?\p{Nd}/u.test(phone);
}
