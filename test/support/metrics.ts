export interface Scrape {
  /** The value of `name{label="value"}`, or undefined if there is none. */
  value(series: string): number | undefined;
  /** All metric names, including those without current values. Histograms appear with their suffixed names. */
  readonly names: ReadonlySet<string>;
  readonly text: string;
}

export async function scrape(port: number): Promise<Scrape> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`The metrics endpoint returned ${answer.status}: ${text}`);
  return scrapeOf(text);
}

function scrapeOf(text: string): Scrape {
  const lines = text.split('\n');
  const values = new Map(
    lines
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
  const names = lines.flatMap((line) => {
    const [, name = '', type] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
    if (!name) return [];
    return type === 'histogram' ? ['_bucket', '_sum', '_count'].map((ending) => name + ending) : [name];
  });
  return { value: (series) => values.get(series), names: new Set(names), text };
}
