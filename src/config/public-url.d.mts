export function parseOrigin(text: string): string;
export function parsePublicUrl(text: string): string;
