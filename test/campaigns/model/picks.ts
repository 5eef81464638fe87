/** Turns the numbers of a draft into ids of the current world. */
import { partsOf } from './external-ids.js';
import { MISSING_ID, type ModelLead, type World } from './world.js';

/** One in this many picks is an id that was deleted or never existed. */
const DELETED_EVERY = 12;

export function sessionId(world: World, n: number): string {
  const live = [...world.sessions.keys()].filter((id) => world.caller(id) !== null);
  const dead = [...world.sessions.keys()].filter((id) => world.caller(id) === null);
  return pick(n, live, dead) ?? '';
}

export function anySessionId(world: World, n: number): string {
  return pick(n, [...world.sessions.keys()], [MISSING_ID])!;
}

export function leadId(world: World, n: number): string {
  return pick(n, [...world.leads.keys()], world.deletedLeads)!;
}

export function templateId(world: World, n: number): string {
  return pick(n, [...world.templates.keys()], [MISSING_ID])!;
}

/** Usually the two leads of a possible duplicate, sometimes two random leads. */
export function pairIds(world: World, n: number, flip: boolean): { lead: string; other: string } {
  const pairs = [...world.pairs.values()];
  const pair = pairs[Math.floor(n / DELETED_EVERY) % Math.max(pairs.length, 1)];
  if (!pair || n % DELETED_EVERY === 0) return { lead: leadId(world, n), other: leadId(world, n + 7 * DELETED_EVERY) };
  return flip ? { lead: pair.second, other: pair.first } : { lead: pair.first, other: pair.second };
}

/** Usually a lead and another lead that was merged into it. */
export function mergedIds(world: World, n: number, flip: boolean): { lead: string; other: string } {
  const merged = [...world.leads.values()].filter(({ mergedInto }) => mergedInto !== null);
  const part = merged[n % Math.max(merged.length, 1)];
  if (!part?.mergedInto || n % DELETED_EVERY === 0) return pairIds(world, n, flip);
  return { lead: part.mergedInto, other: part.id };
}

export function binnedId(world: World, n: number): string {
  const binned = [...world.bin.keys()];
  return n % DELETED_EVERY === 0 || binned.length === 0 ? leadId(world, n) : binned[n % binned.length]!;
}

export function viewId(world: World, n: number): string {
  return pick(n, [...world.views.keys()], world.deletedViews)!;
}

export function spamId(world: World, n: number): string {
  const spam = [...world.leads.values()].filter((lead: ModelLead) => lead.quarantined).map((lead) => lead.id);
  return n % 2 === 0 && spam.length > 0 ? spam[n % spam.length]! : leadId(world, n);
}

export function pooledId(world: World, n: number): string {
  const pooled = [...world.leads.values()].filter(({ inPool }) => inPool).map(({ id }) => id);
  return n % 3 > 0 && pooled.length > 0 ? pooled[n % pooled.length]! : leadId(world, n);
}

export function shareOutId(world: World, n: number): string {
  return pick(n, [...world.shareOuts.keys()], [MISSING_ID])!;
}

export function ruleId(world: World, n: number): string {
  return pick(n, [...world.rules.keys()], world.deletedRules)!;
}

export function keyId(world: World, n: number): string {
  return pick(n, [...world.keys.keys()], world.revokedKeys)!;
}

export function webhookId(world: World, n: number): string {
  return pick(n, [...world.webhooks.keys()], world.deletedWebhooks)!;
}

export function userId(world: World, n: number): string {
  return pick(n, [...world.users.keys()], world.deletedUsers)!;
}

export function emailOf(world: World, n: number): string {
  return world.users.get(userId(world, n))?.email ?? 'nobody@kisancanteen.local';
}

function pick(n: number, existing: readonly string[], deleted: readonly string[]): string | undefined {
  const from = (n % DELETED_EVERY === 0 && deleted.length > 0) || existing.length === 0 ? deleted : existing;
  return from[Math.floor(n / DELETED_EVERY) % from.length];
}

/** A part of some lead's text, or sometimes a character that has a meaning in LIKE. */
export function searchTerm(world: World, n: number, field: number, start: number, length: number): string | undefined {
  const lead = [...world.leads.values()][n % Math.max(world.leads.size, 1)];
  if (!lead || field === 8) return ['%', '_', '\\', "'"][start % 4];
  const dashed = `${lead.phone.slice(0, 5)}-${lead.phone.slice(5)}`;
  const swapped = `${lead.phone.slice(0, 5)} ${lead.fullName ?? ''}`;
  const noted = lead.notes[0]?.content ?? lead.fullName ?? '';
  const texts = [
    lead.fullName ?? '',
    lead.phone,
    dashed,
    lead.reference,
    swapped,
    `0${dashed}`,
    noted,
    partsOf(lead.externalIds[0] ?? '').id,
  ];
  return texts[field % texts.length]?.slice(start, start + length).trim() || undefined;
}
