import type { FileReading } from '../domain/csv-columns.js';
import type { ExportValue } from '../domain/lead-export-source.js';
import { expressionOf, isText, TYPE_NUMBER } from './export-expressions.js';

/**
 * The COPY of a file, for a session with `EXPORT_SETTINGS`.
 * @param condition which leads `l`
 * @param order their ORDER BY list
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
      FROM (
        SELECT l.*, u.name AS assignee_name, u.email AS assignee_email, ${TYPE_NUMBER} AS type_number
        FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
        WHERE ${condition}
        ORDER BY ${order}
        -- Keeps the planner from making the number anew in every column.
        OFFSET 0
      ) l
    ) TO STDOUT WITH (FORMAT csv, FORCE_QUOTE (${texts.join(', ')}))`;
}
