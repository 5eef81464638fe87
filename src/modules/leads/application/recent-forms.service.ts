import { Injectable } from '@nestjs/common';
import { LeadEvents } from './lead-events.js';

/** While so many forms arrive in a second, background work gives way to them. */
const MANY_FORMS = 50;

/** Counts the leads that this process stored in the current second and in the one before. */
@Injectable()
export class RecentForms {
  private second = 0;
  private counts = [0, 0];

  constructor(events: LeadEvents) {
    events.subscribe(({ name }) => {
      if (name === 'added') this.count();
    });
  }

  areMany(): boolean {
    this.move();
    return Math.max(...this.counts) >= MANY_FORMS;
  }

  private count(): void {
    this.move();
    this.counts[0] = (this.counts[0] ?? 0) + 1;
  }

  private move(): void {
    const second = Math.floor(Date.now() / 1_000);
    if (second === this.second) return;
    this.counts = [0, second === this.second + 1 ? (this.counts[0] ?? 0) : 0];
    this.second = second;
  }
}
