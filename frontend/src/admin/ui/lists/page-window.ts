const WINDOW = 5;

/** The at most five page numbers around the current one. */
export function pageWindow(currentPage: number, totalPages: number): number[] {
  const length = Math.min(WINDOW, totalPages);
  const first = Math.max(1, Math.min(currentPage - Math.floor(WINDOW / 2), totalPages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
