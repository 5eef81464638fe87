const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1_000;

/** Returns today's date in India, as YYYY-MM-DD. */
export function today(): string {
  return new Date(Date.now() + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** Returns the date of birth (YYYY-MM-DD) of a person who reaches this age today in India. */
export function birthdayAtAge(years: number): string {
  const day = today();
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}

export function latinDigits(text: string): string {
  // In every Indian script, the code point of the digit zero ends in 6.
  return text.replace(/(?=\D)\p{Nd}/gu, (digit) => String(((digit.codePointAt(0) ?? 0) & 15) - 6));
}
