export function imagesIn(text: string): string[];
export function withDigests(text: string, digestOf: (image: string) => string): string;
