/** The reports screen in a browser, with the same reports from the API and from exported files. */
import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { ReportMeasures } from '../../src/modules/reports/http/report.response.js';
import { parseCsv } from './csv.js';
import { formatCount, read } from './demo-site.js';
import type { Site } from './site.js';
import { isEqual } from './wait-for.js';

/** The title of each report on the screen, and the report's name in the API. */
export const REPORT_TITLES = {
  daily: 'Leads per day and type',
  types: 'From new to converted',
  promises: 'First response and promises',
  sources: 'Source and campaign',
  assignees: 'Assigned to',
  states: 'States of India',
} as const;
type Report = keyof typeof REPORT_TITLES;

export class ReportScreen {
  constructor(
    private readonly site: Site,
    private readonly page: Page,
    private readonly token: string,
  ) {}

  section(report: Report): Locator {
    return this.page.getByRole('region', { name: REPORT_TITLES[report], exact: true });
  }

  async counted(): Promise<void> {
    await this.page.locator('.report-section[aria-busy="false"]').nth(5).waitFor();
  }

  async show(query = '?dateRange=all'): Promise<void> {
    await this.page.goto(`/admin/reports${query}`);
    await this.section('states').locator('table').waitFor();
    await this.counted();
  }

  async rowsOf<Row>(report: Report, query = ''): Promise<Row[]> {
    return (await read<{ data: Row[] }>(this.site, `/api/reports/${report}${query}`, this.token)).data;
  }

  table(report: Report): Promise<string[][]> {
    return this.section(report)
      .locator('tbody tr')
      .evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent ?? '')));
  }

  /** Downloads the report's file with its button, and returns the rows without the header. */
  async file(report: Report): Promise<string[][]> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: `Download CSV: ${REPORT_TITLES[report]}` }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^kisan_canteen_${report}_\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    return parseCsv(await readFile(await download.path(), 'utf8')).slice(1);
  }

  /**
   * Compares the screen and the file with the API. Retries, because a promise can become overdue between two reads.
   * @param columns - Number of compared columns; default: all
   */
  async agree<Row>(
    report: Report,
    asShown: (rows: Row[]) => string[][],
    asFiled: (rows: Row[]) => string[][],
    columns?: number,
  ): Promise<Row[]> {
    for (let tries = 1; ; tries += 1) {
      const rows = await this.rowsOf<Row>(report);
      const shown = (await this.table(report)).map((line) => line.slice(0, columns));
      const found = [shown, await this.file(report)];
      const expected = [asShown(rows), asFiled(rows)];
      if (tries === 3) expect(found).toEqual(expected);
      if (isEqual(found, expected)) return rows;
      await this.show();
    }
  }
}

export function share(part: number, whole: number): string {
  return `${formatCount(part)} ${whole ? `${Math.round((100 * part) / whole)}%` : '–'}`;
}

export function shownMeasures({ leads, contacted, qualified, converted }: ReportMeasures): string[] {
  return [formatCount(leads), ...[contacted, qualified, converted].map((part) => share(part, leads))];
}

/** The measures of a row as they appear in the file: all counts, unformatted. */
export function filedMeasures(row: ReportMeasures): string[] {
  const { leads, contacted, qualified, converted, closed, rejected, kept, missed, overdue } = row;
  return [leads, contacted, qualified, converted, closed, rejected, kept, missed, overdue].map(String);
}
