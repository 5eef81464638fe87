export function licenceOf(name: string, entry: { license?: string }): string | undefined;
export function isAllowed(expression: string | undefined): boolean;
