export const ORIGIN: string;
