/** Records what the campaign requested and what was acknowledged. Crashes do not affect it. */

export interface Entry {
  /** Time of the first attempt, in milliseconds of the test's clock. */
  readonly sentAtMs: number;
  /** Time of the success response; null without one. */
  acknowledgedAtMs: number | null;
}

export interface FormEntry extends Entry {
  id: string | null;
}

export interface NoteEntry extends Entry {
  readonly leadId: string;
}

export interface ChangeEntry extends Entry {
  readonly leadId: string;
  readonly value: string;
}

export class Journal {
  /** Key: the visitor's email, which is unique. */
  readonly forms = new Map<string, FormEntry>();
  /** Key: the text of the note, which is unique. */
  readonly notes = new Map<string, NoteEntry>();
  /** In request order. Changes to one lead never overlap. */
  readonly assignments: ChangeEntry[] = [];
  readonly statuses: ChangeEntry[] = [];
  /** Responses that must never occur, whatever is killed. */
  readonly faults: string[] = [];
  private readonly acknowledgedIds: string[] = [];

  acknowledgeForm(email: string, id: string): void {
    const form = this.forms.get(email);
    if (!form) return;
    if (form.id !== null && form.id !== id) this.faults.push(`${email} is two leads: ${form.id} and ${id}`);
    form.id = id;
    form.acknowledgedAtMs = performance.now();
    this.acknowledgedIds.push(id);
  }

  /** Returns a random acknowledged lead of this part, or undefined if it has none. Every lead is equally likely. */
  drawLead(part: number, parts: number): string | undefined {
    const mine = Math.floor(this.acknowledgedIds.length / parts);
    return this.acknowledgedIds[Math.floor(Math.random() * mine) * parts + part];
  }

  acknowledgedForms(): FormEntry[] {
    return [...this.forms.values()].filter(({ id }) => id !== null);
  }
}
