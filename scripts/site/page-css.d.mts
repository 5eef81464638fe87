export function classesIn(html: string): Set<string>;
export function cssFor(css: string, classes: ReadonlySet<string>): string;
