import type { FileHandle } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { SheetChoices, SheetContents, SheetFormat, SheetQuestion, SheetRow } from '../domain/sheet.js';
import { inspectSheet, readRows } from './sheet-reader.js';

/** Reads CSV and XLSX files. */
@Injectable()
export class SheetFiles {
  async inspect(
    file: FileHandle,
    choices: SheetChoices,
  ): Promise<SheetContents | { readonly question: SheetQuestion }> {
    const found = await inspectSheet(file, choices);
    if ('question' in found) return found;
    const columns = found.columns.map((column) => ({
      ...column,
      heading: storable(column.heading),
      samples: column.samples.map(storable),
    }));
    return { ...found, columns };
  }

  async *rows(file: FileHandle, format: SheetFormat): AsyncGenerator<SheetRow> {
    for await (const { line, cells } of readRows(file, format)) yield { line, cells: cells.map(storable) };
  }
}

/** Marks characters that the database cannot store like letters that were lost, so that the row is refused. */
function storable(text: string): string {
  return text.isWellFormed() && !text.includes('\0') ? text : text.toWellFormed().replaceAll('\0', '\uFFFD');
}
