import { FieldList } from '../lead/field-list';
import type { LeadDetail } from '../lead/lead';
import { formerLines } from '../lead/lead-fields';
import { leadTypeLabel } from '../lead/lead-labels';

/** What a lead said in the fields of a type that it has no more; a server of the version before does not say. */
export function FormerInfo({ info = [] }: { readonly info: LeadDetail['formerInfo'] | undefined }) {
  return info.map((former) => (
    <section key={former.type} aria-label={`Said as ${leadTypeLabel(former.type)}`}>
      <h3>Said as {leadTypeLabel(former.type)}</h3>
      <FieldList fields={formerLines(former)} />
    </section>
  ));
}
