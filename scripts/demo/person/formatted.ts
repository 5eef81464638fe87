export interface Formatted {
  readonly latin: string;
  readonly devanagari: string;
}

export function formatted(list: string): readonly Formatted[] {
  return list.split(',').map((entry) => {
    const start = entry.search(/[ऀ-ॿ]/);
    if (start < 0) throw new Error(`No Devanagari in "${entry}".`);
    return { latin: entry.slice(0, start).trim(), devanagari: entry.slice(start).trim() };
  });
}

const DEVANAGARI_ZERO = 0x0966;

export function devanagariDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(DEVANAGARI_ZERO + Number(digit)));
}
