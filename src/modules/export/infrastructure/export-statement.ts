import type { FileReading } from '../domain/csv-columns.js';
import type { ExportValue } from '../domain/lead-export-source.js';
import { expressionOf, isText } from './export-expressions.js';

/**
 * The COPY of leads `l`, their assignees `u` joined, for a session with `EXPORT_SETTINGS`.
 * @param condition which leads
 * @param order the ORDER BY list
 */
export function exportStatement(
  values: readonly ExportValue[],
  reading: FileReading,
  condition: string,
  order: string,
): string {
  const columns = values.map((value, index) => `${expressionOf(value, reading)} AS c${index}`);
  // Quoted whatever they hold: COPY itself only looks for the separator that the file is written with.
  const texts = values.flatMap((value, index) => (isText(value) ? [`c${index}`] : []));
  return `COPY (
      SELECT ${columns.join(', ')}
      FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
      WHERE ${condition}
      ORDER BY ${order}
    ) TO STDOUT WITH (FORMAT csv, FORCE_QUOTE (${texts.join(', ')}))`;
}
