/** What the campaign asked for and what it was told: the side that no crash touches. */

/** One thing that was asked for: a form, a note, a change. */
export interface Entry {
  /** When it was first sent; milliseconds of the test's clock. */
  readonly sentAtMs: number;
  /** When it was acknowledged; null where no answer said that it is done. */
  acknowledgedAtMs: number | null;
}

export interface FormEntry extends Entry {
  /** Of the lead, as the answer named it. */
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
  /** By the visitor's mail, which no other form has. */
  readonly forms = new Map<string, FormEntry>();
  /** By their text, which no other note has. */
  readonly notes = new Map<string, NoteEntry>();
  /** In the order in which they were asked for; those of one lead never overlap. */
  readonly assignments: ChangeEntry[] = [];
  readonly statuses: ChangeEntry[] = [];
  /** Answers that nobody should get, whatever is killed. */
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

  /** Any lead that was acknowledged, of those that belong to a part of `parts`; the newest are as likely as the oldest. */
  drawLead(part: number, parts: number): string | undefined {
    const mine = Math.floor(this.acknowledgedIds.length / parts);
    return this.acknowledgedIds[Math.floor(Math.random() * mine) * parts + part];
  }

  acknowledgedForms(): FormEntry[] {
    return [...this.forms.values()].filter(({ id }) => id !== null);
  }
}
