import { describe, expect, it } from '@jest/globals';
import { LEAD_SORT_FIELDS } from '../domain/lead-reader.js';
import { leadOrder, ORDERED_COLUMNS, reversedLeadOrder } from './lead-order.js';

const ORDERS = LEAD_SORT_FIELDS.flatMap((sortBy) => [
  { sortBy, sortOrder: 'asc' } as const,
  { sortBy, sortOrder: 'desc' } as const,
]);

describe('the order of a list', () => {
  it.each([
    ['createdAt', 'desc', 'l.created_at DESC, l.id DESC'],
    ['createdAt', 'asc', 'l.created_at ASC, l.id ASC'],
    ['updatedAt', 'desc', 'l.updated_at DESC, l.id DESC'],
    ['personalInfo.fullName', 'asc', 'lower(l.full_name) ASC NULLS LAST, l.id ASC'],
    ['personalInfo.fullName', 'desc', 'lower(l.full_name) DESC NULLS LAST, l.id DESC'],
    ['type', 'asc', 'l.type ASC, l.id ASC'],
    ['status', 'asc', 'l.status ASC, l.id ASC'],
    ['priority', 'desc', "array_position(ARRAY['low', 'medium', 'high', 'urgent'], l.priority) DESC, l.id DESC"],
    ['dueAt', 'asc', '(CASE WHEN l.first_response_at IS NULL THEN l.due_at END) ASC NULLS LAST, l.id ASC'],
  ] as const)('by %s, %s', (sortBy, sortOrder, order) => {
    expect(leadOrder({ sortBy, sortOrder })).toBe(order);
  });

  it('of work: due follow-ups, open promises, later follow-ups, what is done last, the newest first', () => {
    const order = leadOrder({ sortBy: 'work', sortOrder: 'asc' });
    const places = [
      'l.follow_up_on <=',
      'l.due_at',
      'l.follow_up_on ASC',
      "'converted', 'closed', 'rejected'",
      'now() - l.created_at',
      'l.id ASC',
    ].map((term) => order.indexOf(term));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it.each(ORDERS)('by $sortBy $sortOrder is turned round for a page near the end', (order) => {
    const turned = leadOrder(order).replace(/\b(ASC|DESC|LAST)\b/g, (word) =>
      word === 'LAST' ? 'FIRST' : word === 'ASC' ? 'DESC' : 'ASC',
    );
    expect(reversedLeadOrder(order)).toBe(turned);
  });

  it.each(ORDERS)('by $sortBy $sortOrder compares only what a search brings along', (order) => {
    const columns = leadOrder(order).match(/\bl\.\w+/g) ?? [];
    expect(columns.filter((column) => !ORDERED_COLUMNS.split(', ').includes(column))).toEqual([]);
  });
});
