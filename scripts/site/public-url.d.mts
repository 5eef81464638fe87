export function applyPublicUrl(distDir: string, publicUrl: string): Promise<boolean>;
