import pg from 'pg';

/** Collects the values of a statement and returns their placeholders. */
export class SqlParameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** Inserts the values as literals, because COPY takes no parameters. */
  inlinedInto(statement: string): string {
    return statement.replace(/\$(\d+)/g, (_, number: string) => literal(this.values[Number(number) - 1]));
  }
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `ARRAY[${value.map(literal).join(', ')}]`;
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (typeof value === 'string') return pg.escapeLiteral(value);
  throw new Error('Only texts, moments and lists of them can be written into a statement.');
}
