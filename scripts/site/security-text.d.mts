export const SECURITY_TEXT: string;
export function securityText(email: string): string;
