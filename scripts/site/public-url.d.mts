export const ORIGIN: string;
export const SECURITY_TEXT: string;
export function applyPublicUrl(distDir: string, publicUrl: string, now?: Date): Promise<boolean>;
export function publicOrigin(env: { PUBLIC_URL?: string; PORT?: string }): string;
export function securityText(email: string): string;
