/** Reads the rows of one sheet's XML, piece by piece. */
import {
  MAX_COLUMNS,
  MAX_ROW_CHARACTERS,
  rowTooLong,
  type SheetRow,
  tooManyColumns,
  workbookDamaged,
} from '../domain/sheet.js';
import { type CellStyle, cellText, GENERAL, type WorkbookContext } from './xlsx-cells.js';
import type { XlsxPackage, XmlHandlers } from './xlsx-package.js';

/** Yields all rows with a value, each as wide as its last value. */
export async function* sheetRows(zip: XlsxPackage, path: string, context: WorkbookContext): AsyncGenerator<SheetRow> {
  const reader = new RowReader(context);
  for await (const _ of zip.pieces(path, reader.handlers)) {
    yield* reader.takeRows();
    if (reader.isDone) return;
  }
  yield* reader.takeRows();
}

/** The state of the XML between two events. */
class RowReader {
  isDone = false;
  private rows: SheetRow[] = [];
  private line = 0;
  private cells: string[] = [];
  private characters = 0;
  private column = -1;
  private type = '';
  private style: CellStyle = GENERAL;
  private value = '';
  private formula: string | undefined;
  private target: 'value' | 'formula' | null = null;
  private isPhonetic = false;

  constructor(private readonly context: WorkbookContext) {}

  readonly handlers: XmlHandlers = {
    open: (name, attributes) => this.open(name, attributes),
    text: (text) => this.text(text),
    close: (name) => this.close(name),
  };

  takeRows(): readonly SheetRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): void {
    switch (name) {
      case 'row':
        this.line = lineOf(attributes['r'], this.line);
        this.cells = [];
        this.characters = 0;
        this.column = -1;
        return;
      case 'c':
        this.column = columnOf(attributes['r']) ?? this.column + 1;
        this.type = attributes['t'] ?? 'n';
        this.style = this.context.styles[Number(attributes['s'] ?? 0)] ?? GENERAL;
        this.value = '';
        this.formula = undefined;
        return;
      case 'v':
        this.target = 'value';
        return;
      case 't':
        this.target = this.isPhonetic ? null : 'value';
        return;
      case 'f':
        this.target = 'formula';
        this.formula = '';
        return;
      case 'rPh':
        this.isPhonetic = true;
        return;
    }
  }

  private text(text: string): void {
    if (this.target === null) return;
    if (this.value.length + (this.formula?.length ?? 0) + text.length > MAX_ROW_CHARACTERS) throw rowTooLong(this.line);
    if (this.target === 'value') this.value += text;
    else this.formula = (this.formula ?? '') + text;
  }

  private close(name: string): void {
    switch (name) {
      case 'v':
      case 't':
      case 'f':
        this.target = null;
        return;
      case 'rPh':
        this.isPhonetic = false;
        return;
      case 'c':
        this.addCell();
        return;
      case 'row':
        if (this.cells.length > 0) this.rows.push({ line: this.line, cells: this.cells });
        return;
      case 'sheetData':
        this.isDone = true;
        return;
    }
  }

  private addCell(): void {
    const { type, value, formula, style } = this;
    const text = cellText({ type, value, formula, style }, this.context);
    if (text === '') return;
    if (this.column >= MAX_COLUMNS) throw tooManyColumns(this.line);
    this.characters += text.length;
    if (this.characters > MAX_ROW_CHARACTERS) throw rowTooLong(this.line);
    while (this.cells.length < this.column) this.cells.push('');
    this.cells[this.column] = text;
  }
}

/** Returns the index of a column from a reference like "AB12", from 0. */
function columnOf(reference: string | undefined): number | null {
  if (reference === undefined) return null;
  let number = 0;
  let at = 0;
  for (; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & 0xdf;
    if (letter < 65 || letter > 90) break;
    number = number * 26 + letter - 64;
  }
  return at === 0 ? null : number - 1;
}

/** Returns the number of the next row. Numbers that do not grow would make rows replace each other. */
function lineOf(attribute: string | undefined, last: number): number {
  const line = attribute === undefined ? last + 1 : Number(attribute);
  if (!Number.isSafeInteger(line) || line <= last) throw workbookDamaged();
  return line;
}
