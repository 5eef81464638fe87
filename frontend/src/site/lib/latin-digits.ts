/** The text with the digits of whichever Indian script as 0 to 9. */
export function latinDigits(text: string): string {
  // Every Indian script has its zero at a code that ends in 6.
  return text.replace(/(?=\D)\p{Nd}/gu, (digit) => String(((digit.codePointAt(0) ?? 0) & 15) - 6));
}
