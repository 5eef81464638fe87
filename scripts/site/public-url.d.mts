export function applyPublicUrl(distDir: string, publicUrl: string, now?: Date): Promise<boolean>;
export function publicOrigin(env: { PUBLIC_URL?: string; PORT?: string }): string;
