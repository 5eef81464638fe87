/** What a question about deleting adds: for whom it can be undone after all, and how long. */
export function BinNotice({ many = false }: { readonly many?: boolean }) {
  return (
    <p>
      The bin keeps {many ? 'them' : 'it'} for 30 days: until then, who may delete leads can restore{' '}
      {many ? 'them' : 'it'} there.
    </p>
  );
}
