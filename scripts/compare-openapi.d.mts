interface Differences {
  breaking: string[];
  documented: string[];
  newValues: string[];
}
export function compareDocuments(before: object, after: object): Differences;
